import { useVolume, useWords } from '../../../../i18n/index.ts';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { usePassTable } from '../../usePassTable.ts';
import { unitIn } from '../../view.ts';
import { useEffects } from '../marks/useEffects.ts';

/** How many units the power in preview would befall. */
export function EffectSum() {
  const { view, player } = usePassTable();
  const { t } = useWords();
  const told = useVolume('pages');
  const effects = useEffects(useSelection(({ preview }) => preview?.action ?? null));
  if (!told || effects.length === 0) return null;
  const units = [...new Set(effects.flatMap((effect) => effect.units))];
  const own = units.filter((unit) => unitIn(view, unit)?.owner === player).length;
  const hidden = effects.reduce((sum, effect) => sum + effect.hidden, 0);
  return (
    <span className="passed" data-consequence="effect">
      {t('pages.effect-sum', { count: units.length, own, hidden })}
    </span>
  );
}
