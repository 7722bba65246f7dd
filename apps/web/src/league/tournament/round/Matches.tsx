import { totalOf } from '@hexwyrm/league';
import { useWords } from '../../../i18n/index.ts';
import { Clause } from '../../Clause.tsx';
import { NoteLine } from '../NoteLine.tsx';
import { PlayerLink } from '../PlayerLink.tsx';
import { LEGS, type LegNumber, namesIn } from '../sort.ts';
import type { TournamentPartProps } from '../TournamentPage.tsx';
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
  const games = round.matches.length * 2;
  const columns = ['match', 'game-1', 'game-2', 'points', 'resistance'] as const;
  return (
    <>
      <p className="event-scenario">
        <b>{scenarioName(round.scenario)}</b>{' '}
        {round.die !== null && <span>{t('tournament.by-die', { die: round.die })} </span>}
        <Clause clause="DR-5.1-f" />
      </p>
      <p>{t('tournament.games-in', { count: games - round.open, games })}</p>
      <progress className="event-progress" max={games} value={games - round.open} aria-hidden="true" />
      <div className="history-scroll">
        <table className="history event-matches">
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(`tournament.column-${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {round.matches.map((match) => {
              const [one, other] = match.players;
              const [first, second] = [match.score[one], match.score[other]];
              return (
                <tr key={match.id} data-entering={entering?.match.id === match.id}>
                  <th scope="row">
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
          </tbody>
        </table>
      </div>
      {round.idle.map((note) => (
        <NoteLine key={note.player} note={note} nameOf={nameOf} />
      ))}
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
  const begun = handle.savedOf(match.id, leg) !== undefined;
  return (
    <>
      {invades}{' '}
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
