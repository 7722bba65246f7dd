import { useWords } from '../../i18n/index.ts';
import { namesIn, type TournamentOnPage } from './sort.ts';

/** Every decision of the organiser, the newest first: nothing is erased. */
export function Decisions({ view }: { readonly view: TournamentOnPage }) {
  const { t } = useWords();
  const nameOf = namesIn(view);
  const known = new Set(view.entrants.map(({ id }) => id));
  return (
    <section className="panel" aria-labelledby="log">
      <h2 className="label" id="log">
        {t('tournament.tab-log')}
      </h2>
      <ol className="event-log" reversed>
        {view.log.toReversed().map(({ version, what, facts }) => (
          <li key={version} value={version}>
            <b>{t(`tournament.did-${what}`)}</b>{' '}
            {Object.entries(facts)
              .map(([, fact]) => (typeof fact === 'string' && known.has(fact) ? nameOf(fact) : String(fact)))
              .join(' · ')}
          </li>
        ))}
      </ol>
    </section>
  );
}
