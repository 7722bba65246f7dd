import { useVolume, useWords } from '../../../../i18n/index.ts';
import { decisiveRoll, shareOf } from '../../../../table/ask-host/chances.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { useRagePreview, useRageTable } from '../../useRageTable.ts';
import { robbedBy } from '../sole-targets.ts';
import { Breath, Outcome } from './Foreseen.tsx';
import './cautions.css';

/** Warnings before an action: no attack after a flight, lost targets, how good it gets with others. */
export function Cautions() {
  const { view, menu, odds, outlook } = useRageTable();
  const preview = useRagePreview();
  const words = useWords();
  const told = useVolume('foresight');
  if (preview === null || !told) return null;
  const { t } = words;
  const { action } = preview;
  const own = decisiveRoll(odds.get(action));
  const all = decisiveRoll(outlook.joined?.odds);
  const better = own !== null && all !== null && shareOf(all) > shareOf(own);
  return (
    <>
      {action.type === 'breathe' && <Breath action={action} />}
      {action.type === 'fly' && (
        <span className="caution">
          {t('foresight.no-attack')} <ClauseLink clause="DR-2.12.1.1.4-j" />
        </span>
      )}
      {robbedBy(action, menu.units, view).map((unit) => (
        <span key={unit} className="caution">
          {t('foresight.sole-target', { unit: words.unitLabel(view, unit) })}
        </span>
      ))}
      {better && outlook.joined && (
        <span className="joined">
          {t('foresight.may-join', { count: outlook.joined.units, chance: words.odds(all, view).chance })}
        </span>
      )}
      {action.type === 'cast' && <Outcome action={action} />}
    </>
  );
}
