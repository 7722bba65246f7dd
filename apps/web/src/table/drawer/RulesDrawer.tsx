import { useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLanguage, useWords } from '../../i18n/index.ts';
import { openedRules, rulesIn, watchRules } from '../../i18n/rule-texts.ts';
import { Drawer } from './Drawer.tsx';

/** Every rule of the game, to be searched; opened at a rule by the links. */
export function RulesDrawer({ clause }: { readonly clause: string | null }) {
  const { language } = useLanguage();
  const { t, clauseNumber } = useWords();
  const book = useSyncExternalStore(watchRules, () => openedRules(language));
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim().toLocaleLowerCase());
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    rulesIn(language);
  }, [language]);
  const found = useMemo(() => {
    const all = Object.entries(book ?? {});
    if (wanted === '') return all;
    return all.filter(([id, { title, text: body }]) =>
      `${id} ${title} ${body}`.toLocaleLowerCase().includes(wanted),
    );
  }, [wanted, book]);
  useEffect(() => {
    if (clause === null || book === null) return;
    setSearch('');
    list.current?.querySelector(`[data-clause="${clause}"]`)?.scrollIntoView({ block: 'center' });
  }, [clause, book]);
  return (
    <Drawer title={t('table.rules-title')}>
      <div className="search">
        <input
          type="search"
          value={search}
          placeholder={t('table.rules-search')}
          aria-label={t('table.rules-search')}
          onChange={({ target }) => setSearch(target.value)}
        />
        <p className="hint" role="status">
          {t('table.rules-found', { count: found.length })}
        </p>
      </div>
      <ol className="clauses" ref={list}>
        {found.map(([id, { title, text: body }]) => (
          <li key={id} data-clause={id} className={id === clause ? 'open' : ''}>
            <h3>
              <small>{clauseNumber(id)}</small> {title}
            </h3>
            <p>{body}</p>
          </li>
        ))}
      </ol>
    </Drawer>
  );
}
