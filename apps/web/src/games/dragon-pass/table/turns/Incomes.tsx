import { SCENARIO_SHEETS } from '@hexwyrm/dragon-pass/data';
import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { usePassTable } from '../../usePassTable.ts';
import type { Turn } from './useTurns.ts';

/** What each player gets in each turn, as bars. */
export function Incomes({ turns }: { readonly turns: readonly Turn[] }) {
  const { view } = usePassTable();
  const { t } = useWords();
  const clause = SCENARIO_SHEETS.find(({ id }) => id === view.scenario)?.income?.clause;
  const most = Math.max(0, ...turns.map(({ income }) => income ?? 0));
  if (clause === undefined || most === 0) return null;
  const sum = (those: readonly Turn[]) => those.reduce((total, { income }) => total + (income ?? 0), 0);
  const coming = turns.filter(({ when }) => when === 'to-come');
  return (
    <section className="incomes">
      <p>
        <span className="label">{t('pages.incomes')}</span>
        <span className="hint">
          {t('pages.incomes-so-far', { got: sum(turns) - sum(coming), coming: sum(coming) })}{' '}
          <ClauseLink clause={clause} />
        </span>
      </p>
      <ol aria-hidden="true">
        {turns.map(({ turn, when, income }) => (
          <li key={turn} data-when={when}>
            <i style={{ height: `${(100 * (income ?? 0)) / most}%` }} />
            <small>{turn}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
