import { useWords } from '../../../i18n/index.ts';
import { LEGS, type RoundOnPage } from '../sort.ts';

/** How many games of a round are in, running and open, in words and as a bar. */
export function Progress({ round }: { readonly round: RoundOnPage }) {
  const { t } = useWords();
  const legs = round.matches.flatMap(({ legs: both }) => LEGS.map((leg) => both[leg]));
  const running = legs.filter(({ report, begun }) => report === null && begun).length;
  const done = legs.length - round.open;
  return (
    <>
      <p role="status">
        {t('tournament.games-in', { count: done, games: legs.length })}
        {running > 0 && `, ${t('tournament.games-running', { count: running })}`}
      </p>
      <div className="event-progress" aria-hidden="true">
        <span style={{ flexGrow: done }} />
        <span data-running style={{ flexGrow: running }} />
        <span data-open style={{ flexGrow: round.open - running }} />
      </div>
    </>
  );
}
