import { useWords } from '../../../i18n/index.ts';
import { LEGS, namesIn, type RoundOnPage, type TournamentOnPage } from '../sort.ts';
import type { Entering } from './RoundPanel.tsx';

interface OpenGamesProps {
  readonly view: TournamentOnPage;
  readonly round: RoundOnPage;
  enter(entering: Entering): void;
}

/** Games named at once; the table has all. */
const MOST = 6;

/** The games that the next round waits for, each with the way to its entry. */
export function OpenGames({ view, round, enter }: OpenGamesProps) {
  const { t } = useWords();
  const nameOf = namesIn(view);
  const open = round.matches.flatMap((match) =>
    LEGS.flatMap((leg) => (match.legs[leg].report === null ? [{ match, what: leg }] : [])),
  );
  return (
    <ul className="event-open">
      {open.slice(0, MOST).map(({ match, what }) => (
        <li key={`${match.id}/${what}`}>
          <button type="button" className="proof-link" onClick={() => enter({ match, what })}>
            {match.players.map(nameOf).join(' – ')}, {t('tournament.game', { number: what + 1 })}
          </button>
        </li>
      ))}
    </ul>
  );
}
