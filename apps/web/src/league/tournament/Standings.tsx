import { useWords } from '../../i18n/index.ts';
import { Clause } from '../Clause.tsx';
import { namesIn, type TournamentOnPage } from './sort.ts';

/** Match points, and resistance where they are level; players who are level share the place. */
export function Standings({ view }: { readonly view: TournamentOnPage }) {
  const { t } = useWords();
  const nameOf = namesIn(view);
  const columns = ['place', 'player', 'points', 'resistance', 'won', 'lost', 'byes'] as const;
  return (
    <section className="panel" aria-labelledby="standings">
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
              {view.rounds.map(({ number }) => (
                <th key={number} scope="col">
                  {t('tournament.round-short', { number })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.standings.map(({ player, place, points, resistance, won, lost, byes }) => (
              <tr key={player}>
                <td>{place}</td>
                <th scope="row">{nameOf(player)}</th>
                <td>
                  <b>{points}</b>
                </td>
                <td>{resistance}</td>
                <td>{won}</td>
                <td>{lost}</td>
                <td>{byes}</td>
                {view.rounds.map((round) => (
                  <td key={round.number}>
                    <InShort round={round} player={player} nameOf={nameOf} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
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
