import { useWords } from '../i18n/index.ts';
import type { LeagueFailure } from './book/requests.ts';

/** The refusals of a contest itself; the others cite a rule of the game. */
const OWN = [
  'L-STALE',
  'L-SEAT',
  'L-OVER',
  'L-OTHER-GAME',
  'L-OTHER-SIDES',
  'L-TAMPERED',
  'L-UNFINISHED',
  'L-COUNTED',
  'L-BEGUN',
  'L-NOT-OPEN',
  'L-REPLAY-NEEDED',
  'L-IMPOSSIBLE-SCORE',
  'L-ENTRIES',
  'L-ROUND',
  'L-TOLD',
] as const;

const MOST = 5;

/** Why something was not done: the rule or the fields at fault. */
export function ContestFailure({
  failure: { clause, message, problems },
}: {
  readonly failure: LeagueFailure;
}) {
  const { t, clauseTitle, clauseNumber } = useWords();
  const own = OWN.find((name) => name === clause);
  return (
    <div className="contest-failure" role="alert">
      {own !== undefined ? (
        <p>{t(`contest.refused-${own}`)}</p>
      ) : clause !== null ? (
        <p>
          {clauseNumber(clause)}: {clauseTitle(clause)}
        </p>
      ) : (
        <p>{message}</p>
      )}
      <ul>
        {problems.slice(0, MOST).map(({ path, reason }) => (
          <li key={`${path} ${reason}`}>
            {path !== '' && <code>{path}</code>} {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
