import { useWords } from '../../../i18n/index.ts';
import { NoteLine } from '../NoteLine.tsx';
import { PlayerLink } from '../PlayerLink.tsx';
import { type MatchOnPage, namesIn, type TournamentOnPage } from '../sort.ts';
import { type Column, championOf } from './columns.ts';
import { RoundHeading } from './RoundHeading.tsx';

interface ListedBracketProps {
  readonly view: TournamentOnPage;
  readonly columns: readonly Column[];
  hrefOf(player: string): string;
}

/** The same to be read: each round a list of its matches. */
export function ListedBracket({ view, columns, hrefOf }: ListedBracketProps) {
  const { t } = useWords();
  const nameOf = namesIn(view);
  const champion = championOf(view);
  return (
    <ol className="bracket-list">
      {columns.map(({ round, places }) => (
        <li key={round.number}>
          <RoundHeading round={round} />
          <ul>
            {places.map((place) => (
              <li key={place.players.join(' ')}>
                {place.kind === 'idle' ? (
                  <NoteLine note={place.note} nameOf={nameOf} />
                ) : (
                  <MatchLine match={place.match} {...{ nameOf, hrefOf }} />
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
      {champion !== null && (
        <li>
          <h2 className="label bracket-round">{t('tournament.winner')}</h2>
          <PlayerLink href={hrefOf(champion)} name={nameOf(champion)} />
        </li>
      )}
    </ol>
  );
}

interface MatchLineProps {
  readonly match: MatchOnPage;
  nameOf(id: string): string;
  hrefOf(player: string): string;
}

function MatchLine({ match, nameOf, hrefOf }: MatchLineProps) {
  const { t } = useWords();
  const [one, other] = match.players;
  const [first, second] = [match.score[one], match.score[other]];
  const open = match.legs.filter(({ report }) => report === null).length;
  return (
    <>
      <p>
        {match.side === 'second' && <span className="label">{t('tournament.second-chance')} </span>}
        <PlayerLink href={hrefOf(one)} name={nameOf(one)} /> –{' '}
        <PlayerLink href={hrefOf(other)} name={nameOf(other)} />{' '}
        <b>
          {first?.points} : {second?.points}
        </b>
      </p>
      <p className="event-note">
        {t('tournament.column-resistance')} {first?.resistance} : {second?.resistance}
        {match.winner !== null && ` · ${t('tournament.won', { name: nameOf(match.winner) })}`}
        {open > 0 && ` · ${t('tournament.games-open', { count: open })}`}
      </p>
      {match.notes.map((note) => (
        <NoteLine key={note.reason} note={note} nameOf={nameOf} />
      ))}
    </>
  );
}
