import { type Line, totalOf } from '@hexwyrm/league';
import { useWords } from '../../i18n/index.ts';
import { Clause } from '../Clause.tsx';

/** What the invader has to reach: that of the scenario, what the handicaps change, and the sum. */
export function GoalSum({ goal }: { readonly goal: readonly Line[] }) {
  const { t, signed } = useWords();
  return (
    <ul className="sum-lines">
      {goal.map(({ reason, clause, count, value }) => (
        <li key={reason}>
          <span>
            {reason === 'handicap' ? t('tournament.goal-handicap', { count }) : t('tournament.goal-scenario')}{' '}
            <Clause clause={clause} />
          </span>
          <span>{reason === 'handicap' ? signed(value) : value}</span>
        </li>
      ))}
      <li>
        <b>{t('tournament.goal')}</b>
        <strong>{totalOf(goal)}</strong>
      </li>
    </ul>
  );
}
