import { MOON_PHASES } from '@hexwyrm/dragon-pass/data';
import { useWords } from '../../../i18n/index.ts';
import { unitFace } from '../board/faces.ts';
import { usePassTable } from '../usePassTable.ts';
import { moonlitOf, unitIn } from '../view.ts';

/** Current factors of a unit that follows the Red Moon, and its day; nothing for others (DP-11.2-a). */
export function MoonFactor({ unit: id }: { readonly unit: number }) {
  const { view } = usePassTable();
  const { t } = useWords();
  const unit = unitIn(view, id);
  if (unit === undefined || view.moon === null) return null;
  const face = unitFace(view, unit);
  const now = moonlitOf(view, id);
  if (now === undefined) return null;
  const factors = (['combat', 'magic'] as const)
    .filter((factor) => 'moon' in face[factor])
    .map((factor) => t(`pass.moon-factor.${factor}`, { value: now[factor] ?? 0 }));
  if (factors.length === 0) return null;
  const phase = t(`moon.${MOON_PHASES[view.moon] ?? 'black'}`);
  return (
    <small>{t('pass.moon-factor', { factors: factors.join(', '), glow: String(now.glowing), phase })}</small>
  );
}
