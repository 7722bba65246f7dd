import { totalOf } from '@hexwyrm/league';
import { useWords } from '../../../i18n/index.ts';
import { Clause } from '../../Clause.tsx';
import { GoalSum } from '../GoalSum.tsx';
import { NoteLine } from '../NoteLine.tsx';
import { RunningGame } from '../RunningGame.tsx';
import {
  LEGS,
  type LegNumber,
  type MatchOnPage,
  namesIn,
  type RoundOnPage,
  rivalOf,
  standingOf,
} from '../sort.ts';
import type { PlayerPartProps } from './PlayerPage.tsx';

interface MyMatchProps extends PlayerPartProps {
  /** The last round that players know of. */
  readonly round: RoundOnPage | undefined;
}

/** The match of the round: its two games, how it stands, and the button to the one that waits. */
export function MyMatch({ round, ...props }: MyMatchProps) {
  const { view, player } = props;
  const { t } = useWords();
  const match = round?.matches.find(({ players }) => players.includes(player));
  return (
    <section className="panel event-entry" aria-labelledby="my-match">
      <h2 className="label" id="my-match">
        {round === undefined
          ? t('tournament.no-round')
          : t('tournament.match-of-round', { number: round.number })}
      </h2>
      {round !== undefined && match !== undefined && <Match {...props} match={match} />}
      {round?.idle
        .filter((note) => note.player === player)
        .map((note) => (
          <NoteLine key={note.reason} note={note} nameOf={namesIn(view)} />
        ))}
      <Waiting {...props} round={round} isDone={match === undefined || match.complete} />
    </section>
  );
}

/** What has to come before the next round, or that there is none. */
function Waiting({ view, player, round, isDone }: MyMatchProps & { readonly isDone: boolean }) {
  const { t } = useWords();
  if (view.phase === 'closed')
    return <p>{t('tournament.ended-as', { place: standingOf(view, player).place })}</p>;
  if (round === undefined || !isDone) return null;
  if (round.open === 0)
    return <p className="hint">{t('tournament.next-soon', { number: round.number + 1 })}</p>;
  return <p className="hint">{t('tournament.waits', { number: round.number + 1, count: round.open })}</p>;
}

interface MatchProps extends PlayerPartProps {
  readonly match: MatchOnPage;
}

function Match({ view, handle, player, match }: MatchProps) {
  const { t } = useWords();
  const nameOf = namesIn(view);
  const rival = rivalOf(match, player);
  const [mine, yours] = [match.score[player], match.score[rival]];
  const due = LEGS.find((leg) => match.legs[leg].report === null);
  return (
    <>
      <h3>
        {t('tournament.two-games', { name: nameOf(rival) })} <Clause clause="DR-5.1-a" />
      </h3>
      <ul className="event-games">
        {LEGS.map((leg) => (
          <GameLine
            key={leg}
            {...{ player, match, leg, nameOf }}
            total={view.resistance}
            saved={handle.savedOf(match.id, leg)}
            isDue={leg === due}
          />
        ))}
      </ul>
      <ul className="sum-lines">
        <li>
          <span>
            {t('tournament.games-so-far')} <Clause clause="DR-5.1-b" />
          </span>
          <strong>
            {mine?.points} : {yours?.points}
          </strong>
        </li>
        <li>
          <span>
            {t('tournament.resistance-so-far')} <Clause clause="DR-5.1-c" />
          </span>
          <strong>
            {mine?.resistance} : {yours?.resistance}
          </strong>
        </li>
      </ul>
      {match.notes.map((note) => (
        <NoteLine key={note.reason} note={note} nameOf={nameOf} />
      ))}
      {due !== undefined && (
        <button
          type="button"
          className="button button-primary event-go"
          disabled={handle.busy}
          onClick={() => void handle.play(match.id, due)}
        >
          {t(match.legs[due].begun ? 'tournament.go-on-game' : 'tournament.play-game', { number: due + 1 })}
        </button>
      )}
    </>
  );
}

interface GameLineProps {
  readonly player: string;
  readonly match: MatchOnPage;
  readonly leg: LegNumber;
  readonly isDue: boolean;
  /** What the map is worth. */
  readonly total: number;
  /** The game on this device. */
  readonly saved: string | undefined;
  nameOf(id: string): string;
}

/** One of the two games: which side the player has, what it takes to win, or how it ended. */
function GameLine({ player, match, leg, isDue, total, saved, nameOf }: GameLineProps) {
  const { t } = useWords();
  const { invader, report, goal, begun } = match.legs[leg];
  const side = invader === player ? 'invader' : 'defender';
  const state = report === null ? (begun ? 'running' : 'not-begun') : report.winner === side ? 'won' : 'lost';
  return (
    <li className="event-game" data-due={isDue}>
      <span className="event-side" data-side={side} aria-hidden="true" />
      <b>{t(`tournament.game-as-${side}`, { number: leg + 1, name: nameOf(player) })}</b>
      <span className="event-score">{t(`tournament.state-${state}`)}</span>
      {report !== null && (
        <small>
          {t('tournament.razed-of', {
            name: nameOf(invader),
            razed: report.points.invader ?? 0,
            total,
            goal: totalOf(goal),
          })}
        </small>
      )}
      {report === null && saved !== undefined && <RunningGame game={saved} />}
      {report === null && <GoalSum goal={goal} />}
    </li>
  );
}
