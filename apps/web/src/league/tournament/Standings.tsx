import { useWords } from '../../i18n/index.ts';
import { Clause } from '../Clause.tsx';
import { Initial } from './Initial.tsx';
import { PlayerLink } from './PlayerLink.tsx';
import { RatingFigure } from './RatingFigure.tsx';
import { namesIn, type TournamentOnPage } from './sort.ts';

interface StandingsProps {
  readonly view: TournamentOnPage;
  /** Whose line is marked. */
  readonly mine: string | null;
  hrefOf(player: string): string;
}

/** Columns that a narrow screen leaves to the page of each player. */
const WIDE = ['won', 'lost', 'byes'] as const;

/** Match points, and resistance where they are level; players who are level share the place. */
export function Standings({ view, mine, hrefOf }: StandingsProps) {
  const { t, signed } = useWords();
  const nameOf = namesIn(view);
  const { handicaps } = view.settings;
  const columns = ['place', 'player', 'points', 'resistance'] as const;
  return (
    <>
      <h2 className="label" id="standings">
        {t('tournament.tab-standings')} <Clause clause="DR-5.1-b" /> <Clause clause="DR-5.1-e" />
      </h2>
      <div className="history-scroll">
        <table className="history">
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(`tournament.column-${name}`)}
                </th>
              ))}
              {WIDE.map((name) => (
                <th key={name} scope="col" className="event-wide">
                  {t(`tournament.column-${name}`)}
                </th>
              ))}
              <th scope="col" className="event-wide">
                {t('tournament.rating')}
              </th>
              {handicaps && (
                <th scope="col" className="event-wide">
                  {t('tournament.handicap')} <Clause clause="DR-3.3.4-a" />
                </th>
              )}
              {view.rounds.map(({ number }) => (
                <th key={number} scope="col" className="event-wide">
                  {t('tournament.round-short', { number })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.standings.map(
              ({ player, place, points, resistance, won, lost, byes, rating, handicap }) => (
                <tr key={player} data-mine={player === mine}>
                  <td>{place}</td>
                  <th scope="row">
                    <Initial id={player} name={nameOf(player)} />{' '}
                    <PlayerLink href={hrefOf(player)} name={nameOf(player)} />
                  </th>
                  <td>
                    <b>{points}</b>
                  </td>
                  <td>{resistance}</td>
                  <td className="event-wide">{won}</td>
                  <td className="event-wide">{lost}</td>
                  <td className="event-wide">{byes}</td>
                  <td className="event-wide">
                    <RatingFigure {...rating} />
                  </td>
                  {handicaps && <td className="event-wide">{signed(handicap)}</td>}
                  {view.rounds.map((round) => (
                    <td key={round.number} className="event-wide">
                      <InShort round={round} player={player} nameOf={nameOf} />
                    </td>
                  ))}
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
      <p className="hint">{t('tournament.about-ratings')}</p>
    </>
  );
}

interface InShortProps {
  readonly round: TournamentOnPage['rounds'][number];
  readonly player: string;
  nameOf(id: string): string;
}

/** "2–0 Jonas", or why nobody was played. */
function InShort({ round, player, nameOf }: InShortProps) {
  const { t } = useWords();
  const match = round.matches.find(({ players }) => players.includes(player));
  if (match === undefined) {
    const note = round.idle.find((each) => each.player === player);
    return note === undefined ? '–' : t('tournament.bye');
  }
  const [one, other] = match.players;
  const rival = one === player ? other : one;
  return `${match.score[player]?.points}–${match.score[rival]?.points} ${nameOf(rival)}`;
}
