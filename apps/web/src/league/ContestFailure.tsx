import type { Facts } from '@hexwyrm/kernel';
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
  'L-OLDER',
] as const;

const MOST = 5;

/** Facts that a sentence can have in it. */
const said = (facts: Facts): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) =>
      typeof fact === 'string' || typeof fact === 'number' ? [[name, fact]] : [],
    ),
  );

/** Why something was not done: the rule or the fields at fault. */
export function ContestFailure({
  failure: { clause, facts, message, problems },
}: {
  readonly failure: LeagueFailure;
}) {
  const { t, clauseTitle, clauseNumber } = useWords();
  const own = OWN.find((name) => name === clause);
  return (
    <div className="contest-failure" role="alert">
      {own !== undefined ? (
        <p>{t(`contest.refused-${own}`, { ...said(facts), why: Object.keys(facts)[0] ?? '' })}</p>
      ) : clause !== null ? (
        <p>
          {clauseNumber(clause)}: {clauseTitle(clause)}
        </p>
      ) : (
        <p>{problems.length > 0 ? t('contest.bad-file') : `${t('contest.not-possible')} ${message}`}</p>
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
