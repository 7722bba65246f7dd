import { useWords } from '../../i18n/index.ts';
import { Laurel } from '../../result/Laurel.tsx';
import { Clause } from '../Clause.tsx';
import { Table } from '../Table.tsx';
import { HandicapHeading } from './HandicapHeading.tsx';
import { Initial } from './Initial.tsx';
import { PlayerLink } from './PlayerLink.tsx';
import { RatingFigure } from './RatingFigure.tsx';
import { namesIn, rivalOf, type TournamentOnPage } from './sort.ts';

interface StandingsProps {
  readonly view: TournamentOnPage;
  /** Whose line is marked. */
  readonly mine: string | null;
  hrefOf(player: string): string;
}

const NARROW = ['place', 'player', 'points', 'resistance'] as const;

/** Places that get a wreath when all is over. */
const PODIUM = 3;

/** Columns that a narrow screen leaves to the page of each player. */
const WIDE = ['won', 'lost', 'byes'] as const;

/** Match points, and resistance where they are level; players who are level share the place. */
export function Standings({ view, mine, hrefOf }: StandingsProps) {
  const { t, signed } = useWords();
  const nameOf = namesIn(view);
  const { handicaps } = view.settings;
  const columns = [
    ...NARROW.map((name) => ({ name, heading: t(`tournament.column-${name}`) })),
    ...WIDE.map((name) => ({ name, heading: t(`tournament.column-${name}`), wide: true })),
    { name: 'rating', heading: t('tournament.rating'), wide: true },
    ...(handicaps ? [{ name: 'handicap', heading: <HandicapHeading />, wide: true }] : []),
    ...view.rounds.map(({ number }) => ({
      name: String(number),
      heading: t('tournament.round-short', { number }),
      wide: true,
    })),
  ];
  return (
    <>
      <h2 className="label" id="standings">
        {t('tournament.tab-standings')} <Clause clause="DR-5.1-b" /> <Clause clause="DR-5.1-e" />
      </h2>
      <Table columns={columns}>
        {view.standings.map(({ player, place, points, resistance, won, lost, byes, rating, handicap }) => (
          <tr key={player} data-mine={player === mine}>
            <td className="event-place">
              {place} {view.phase === 'closed' && place <= PODIUM && <Laurel />}
            </td>
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
        ))}
      </Table>
      <p className="hint">{t('tournament.about-ratings')}</p>
    </>
  );
}

interface InShortProps {
  readonly round: TournamentOnPage['rounds'][number];
  readonly player: string;
  nameOf(id: string): string;
}

/** "2–0 Jonas", how far it is, or why nobody is played. */
function InShort({ round, player, nameOf }: InShortProps) {
  const { t } = useWords();
  const match = round.matches.find(({ players }) => players.includes(player));
  if (match === undefined) {
    const note = round.idle.find((each) => each.player === player);
    return note === undefined ? '–' : t('tournament.bye');
  }
  const rival = rivalOf(match, player);
  const name = nameOf(rival);
  const open = match.legs.filter(({ report }) => report === null).length;
  if (open === match.legs.length) return t('tournament.plays', { name });
  const score = `${match.score[player]?.points}–${match.score[rival]?.points}`;
  return open === 0 ? `${score} ${name}` : t('tournament.half-played', { score, name });
}
