import type { Action } from '@hexwyrm/dragon-pass';
import type { UnitId } from '../../../../board/types.ts';
import { useWords } from '../../../../i18n/index.ts';
import { usePassTable } from '../../usePassTable.ts';
import './share.css';

/** What an attacker adds to the blow, and a way to hold it back with all units below it (DP-7.10.4). */
export function Share({ unit }: { readonly unit: UnitId }) {
  const { view, menu, commands } = usePassTable();
  const { t, actionLabel, number } = useWords();
  const battle = view.frames.find((one) => one.kind === 'battle');
  if (battle?.kind === 'battle' && battle.reserve.includes(unit))
    return <small className="share held">{t('pass.held')}</small>;
  const companies = view.answers.battle?.attack.companies ?? [];
  const shares = companies.flatMap(({ units }) => units).find((combatant) => combatant.unit === unit)?.shares;
  const worth = (shares ?? []).reduce((sum, { value }) => sum + value, 0);
  const hold = menu.answers.find(
    (action): action is Extract<Action, { type: 'reserve' }> =>
      action.type === 'reserve' && action.unit === unit,
  );
  return (
    <>
      <small className="share">{shares === undefined || shares.length === 0 ? '–' : number(worth)}</small>
      {hold && (
        <button
          type="button"
          className="hold-back"
          title={actionLabel(hold, view)}
          aria-label={actionLabel(hold, view)}
          onClick={() => commands.take(hold)}
        >
          {t('pass.held')}
        </button>
      )}
    </>
  );
}
