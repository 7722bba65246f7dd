import { useDeferredValue, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLanguage, useWords } from '../../i18n/index.ts';
import { openedRules, sendForRules, watchRules } from '../../i18n/opened-rules.ts';
import { useWordsKit } from '../../i18n/words-context.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { type Clause, chapterOf, clausesByChapter, numberOf } from './chapters.ts';
import { Drawer } from './Drawer.tsx';
import './rules.css';
import { useEffect } from '../../base/effects.ts';

/** Every rule of the game, by chapter and to be searched; opened at a rule by the links. */
export default function RulesDrawer({ clause }: { readonly clause: string | null }) {
  const { language } = useLanguage();
  const { t } = useWords();
  const kit = useWordsKit();
  const book = useSyncExternalStore(watchRules, () => openedRules(kit, language));
  const [search, setSearch] = useState('');
  const [chapter, setChapter] = useState<string | null>(null);
  const wanted = useDeferredValue(search.trim());
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sendForRules(kit, language);
  }, [kit, language]);
  useEffect(() => {
    setSearch('');
    setChapter(clause === null ? null : chapterOf(clause, kit));
  }, [kit, clause]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chapter must be on the page first
  useEffect(() => {
    const open = content.current?.querySelector('.open');
    open?.scrollIntoView({ block: 'center' });
  }, [clause, chapter, book]);
  const found = useMemo(() => clausesByChapter(book ?? {}, wanted, kit), [wanted, book, kit]);
  const count = [...found.values()].reduce((sum, clauses) => sum + clauses.length, 0);
  const shown = kit.chapters.filter((id) => (wanted === '' ? id === chapter : found.has(id)));
  return (
    <Drawer title={t('table.rules-title')}>
      <div className="search">
        <Icon name="search" size={18} />
        <input
          type="search"
          value={search}
          placeholder={t('table.rules-search')}
          aria-label={t('table.rules-search')}
          onChange={({ target }) => setSearch(target.value)}
        />
        {search !== '' && (
          <button
            type="button"
            className="clear"
            aria-label={t('books.search-clear')}
            onClick={() => setSearch('')}
          >
            <Cross />
          </button>
        )}
        <p className="hint" role="status">
          {book !== null && wanted !== '' && (count > 0 ? t('books.clauses', { count }) : t('books.nothing'))}
        </p>
      </div>
      <div ref={content}>
        {wanted === '' && chapter !== null && (
          <button type="button" className="button back" onClick={() => setChapter(null)}>
            <span className="arrow" aria-hidden="true" />
            {t('books.contents')}
          </button>
        )}
        {wanted === '' && chapter === null ? (
          <Contents found={found} onOpen={setChapter} />
        ) : (
          shown.map((id) => (
            <section key={id} className="chapter">
              <h3>
                <small>{numberOf(id)}</small> {t(`chapter.${id}`)}
              </h3>
              <ol className="clauses">
                {found.get(id)?.map((entry) => (
                  <ClauseItem key={entry.id} entry={entry} open={entry.id === clause} wanted={wanted} />
                ))}
              </ol>
            </section>
          ))
        )}
      </div>
    </Drawer>
  );
}

interface ContentsProps {
  readonly found: ReadonlyMap<string, readonly Clause[]>;
  onOpen(chapter: string): void;
}

function Contents({ found, onOpen }: ContentsProps) {
  const { t } = useWords();
  const { chapters } = useWordsKit();
  return (
    <ul className="contents">
      {chapters.map((id) => (
        <li key={id}>
          <button type="button" onClick={() => onOpen(id)}>
            <small>{numberOf(id)}</small>
            <span>{t(`chapter.${id}`)}</span>
            <em>{t('books.clauses', { count: found.get(id)?.length ?? 0 })}</em>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ClauseItemProps {
  readonly entry: Clause;
  readonly open: boolean;
  readonly wanted: string;
}

function ClauseItem({ entry, open, wanted }: ClauseItemProps) {
  const { clauseNumber } = useWords();
  return (
    <li data-clause={entry.id} className={open ? 'open' : ''}>
      <h4>
        <small>{clauseNumber(entry.id)}</small> <Found text={entry.title} wanted={wanted} />
      </h4>
      <p>
        <Found text={entry.text} wanted={wanted} />
      </p>
    </li>
  );
}

/** The text with what was searched for marked in it. */
function Found({ text, wanted }: { readonly text: string; readonly wanted: string }) {
  const words = wanted.split(/\s+/).filter((word) => word.length > 1);
  if (words.length === 0) return text;
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const parts = text.split(new RegExp(`(${escaped.join('|')})`, 'gi'));
  return parts.map((part, i) => {
    // Parts of a text have no other name than their place.
    const key = `${i}`;
    return i % 2 === 1 ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>;
  });
}

const Cross = () => (
  <svg viewBox="0 0 14 14" width={12} height={12} aria-hidden="true">
    <path d="M2 2l10 10M12 2L2 12" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
  </svg>
);
