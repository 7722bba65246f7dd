import { totalOf } from '@hexwyrm/league';
import { useWords } from '../../../i18n/index.ts';
import { Clause } from '../../Clause.tsx';
import { Table } from '../../Table.tsx';
import { NoteLine } from '../NoteLine.tsx';
import { PlayerLink } from '../PlayerLink.tsx';
import { RunningGame } from '../RunningGame.tsx';
import { LEGS, type LegNumber, namesIn } from '../sort.ts';
import type { TournamentPartProps } from '../TournamentPage.tsx';
import { HowPaired } from './HowPaired.tsx';
import { Progress } from './Progress.tsx';
import type { Entering } from './RoundPanel.tsx';

interface MatchesProps extends TournamentPartProps {
  readonly round: TournamentPartProps['view']['rounds'][number];
  readonly entering: Entering | null;
  enter(entering: Entering): void;
}

/** The matches of a round, what is open, and what has come in. */
export function Matches({ view, handle, hrefOf, round, entering, enter }: MatchesProps) {
  const { t, scenarioName } = useWords();
  const nameOf = namesIn(view);
  const columns = (['match', 'game-1', 'game-2', 'points', 'resistance'] as const).map((name) => ({
    name,
    heading: t(`tournament.column-${name}`),
  }));
  return (
    <>
      <p className="event-scenario">
        <b>{scenarioName(round.scenario)}</b>{' '}
        {round.die !== null && <span>{t('tournament.by-die', { die: round.die })} </span>}
        <Clause clause="DR-5.1-f" />
      </p>
      <Progress round={round} />
      <Table columns={columns} className="event-matches">
        {round.matches.map((match) => {
          const [one, other] = match.players;
          const [first, second] = [match.score[one], match.score[other]];
          return (
            <tr key={match.id} data-entering={entering?.match.id === match.id}>
              <th
                scope="row"
                aria-label={t('tournament.row-spoken', {
                  one: nameOf(one),
                  other: nameOf(other),
                  points: `${first?.points} : ${second?.points}`,
                  resistance: `${first?.resistance} : ${second?.resistance}`,
                })}
              >
                <PlayerLink href={hrefOf(one)} name={nameOf(one)} /> –{' '}
                <PlayerLink href={hrefOf(other)} name={nameOf(other)} />
                {match.notes.map((note) => (
                  <NoteLine key={note.reason} note={note} nameOf={nameOf} />
                ))}
              </th>
              {LEGS.map((leg) => (
                <td key={leg}>
                  <Leg {...{ match, handle, nameOf, enter }} what={leg} told={round.told} />
                </td>
              ))}
              <td>
                {first?.points} : {second?.points}
              </td>
              <td>
                {first?.resistance} : {second?.resistance}
                {round.told && !match.complete && (
                  <>
                    {' '}
                    <button
                      type="button"
                      className="proof-link"
                      aria-label={`${t('tournament.award')}: ${nameOf(one)} – ${nameOf(other)}`}
                      onClick={() => enter({ match, what: 'award' })}
                    >
                      {t('tournament.award')}
                    </button>
                  </>
                )}
              </td>
            </tr>
          );
        })}
      </Table>
      {round.idle.map((note) => (
        <NoteLine key={note.player} note={note} nameOf={nameOf} />
      ))}
      <HowPaired round={round} format={view.settings.format} />
    </>
  );
}

interface LegProps {
  readonly match: Entering['match'];
  readonly what: LegNumber;
  readonly handle: TournamentPartProps['handle'];
  readonly told: boolean;
  nameOf(id: string): string;
  enter(entering: Entering): void;
}

/** One of the two games: who has won, or how to play it or enter it. */
function Leg({ match, what: leg, handle, nameOf, told, enter }: LegProps) {
  const { t } = useWords();
  const { invader, defender, report, goal } = match.legs[leg];
  if (report !== null) {
    const winner = report.winner === 'invader' ? invader : defender;
    return (
      <>
        {t('tournament.razed', { name: nameOf(invader), razed: report.points.invader ?? 0 })},{' '}
        <b>{t('tournament.won', { name: nameOf(winner) })}</b>{' '}
        <button type="button" className="proof-link" onClick={() => enter({ match, what: leg })}>
          {t('tournament.correct')}
        </button>
      </>
    );
  }
  const invades = (
    <>
      {t('tournament.invades', { name: nameOf(invader) })}
      {match.handicaps !== null && <>, {t('tournament.goal-of', { goal: totalOf(goal) })}</>}
    </>
  );
  if (!told) return invades;
  const saved = handle.savedOf(match.id, leg);
  const begun = saved !== undefined;
  return (
    <>
      {invades} {begun && <RunningGame game={saved} />}{' '}
      <button
        type="button"
        className="proof-link"
        disabled={handle.busy}
        aria-label={`${t(begun ? 'tournament.go-on' : 'tournament.play')}: ${nameOf(invader)} – ${nameOf(defender)}`}
        onClick={() => void handle.play(match.id, leg)}
      >
        {t(begun ? 'tournament.go-on' : 'tournament.play')}
      </button>{' '}
      <button
        type="button"
        className="proof-link"
        aria-label={`${t('tournament.enter')}: ${nameOf(invader)} – ${nameOf(defender)}`}
        onClick={() => enter({ match, what: leg })}
      >
        {t('tournament.enter')}
      </button>
    </>
  );
}
