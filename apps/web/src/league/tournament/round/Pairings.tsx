import { useWords } from '../../../i18n/index.ts';
import { Initial } from '../Initial.tsx';
import { NoteLine } from '../NoteLine.tsx';
import { PlayerLink } from '../PlayerLink.tsx';
import { namesIn, type RoundOnPage, type TournamentOnPage } from '../sort.ts';

interface PairingsProps {
  readonly view: TournamentOnPage;
  readonly round: RoundOnPage;
  /** Whose table is marked. */
  readonly mine: string;
  hrefOf(player: string): string;
}

/** Who meets whom in a round, how it stands, and why somebody is paired or waits as they do. */
export function Pairings({ view, round, mine, hrefOf }: PairingsProps) {
  const { t, scenarioName } = useWords();
  const nameOf = namesIn(view);
  return (
    <>
      <p className="hint">
        {scenarioName(round.scenario)}
        {round.die !== null && ` ${t('tournament.by-die', { die: round.die })}`}
      </p>
      <ol className="event-pairings">
        {round.matches.map((match) => {
          const [one, other] = match.players;
          return (
            <li key={match.id} data-mine={match.players.includes(mine)}>
              <span>
                <Initial id={one} name={nameOf(one)} /> <PlayerLink href={hrefOf(one)} name={nameOf(one)} />
              </span>
              <b className="event-score">
                {match.score[one]?.points} : {match.score[other]?.points}
              </b>
              <span>
                <PlayerLink href={hrefOf(other)} name={nameOf(other)} />{' '}
                <Initial id={other} name={nameOf(other)} />
              </span>
              {match.notes.map((note) => (
                <NoteLine key={note.reason} note={note} nameOf={nameOf} />
              ))}
            </li>
          );
        })}
      </ol>
      {round.idle.map((note) => (
        <NoteLine key={note.player} note={note} nameOf={nameOf} />
      ))}
    </>
  );
}
