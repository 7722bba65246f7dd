import { lazy, Suspense, useState } from 'react';
import { useLanguage, useWords } from '../i18n/index.ts';
import { gameOf } from '../kit/ids.ts';
import type { SavedGame } from '../storage/games.ts';
import { readRow } from '../storage/saved-row.ts';
import { SavedLine } from './SavedLine.tsx';
import { ORDERS, type Order, useSavedGames } from './useSavedGames.ts';
import './saved-games.css';
import { useEffect } from '../base/effects.ts';

const SHOWN = 3;

const DamagedLine = lazy(() => import('./DamagedLine.tsx'));

/** Games on this device: go on, watch, rename, keep as a file, delete and bring back. */
export function SavedGames() {
  const { t, scenarioName, language } = useWords();
  const saved = useSavedGames();
  const { list, removed } = saved;
  const { games, damaged } = list;
  const { speakOf } = useLanguage();
  // Scenarios are called by the words of their own games.
  useEffect(() => {
    for (const game of games) speakOf(gameOf(game));
  }, [games, speakOf]);
  const [all, setAll] = useState(false);
  const [order, setOrder] = useState<Order>('played');
  const titleOf = (game: SavedGame): string => game.name || scenarioName(game.scenario);
  const sorted = games.toSorted((a, b) => {
    if (order === 'name') return titleOf(a).localeCompare(titleOf(b), language);
    return order === 'started' ? b.created - a.created : b.updated - a.updated;
  });
  const gone = removed && readRow(removed.game);
  const more = games.length - SHOWN;
  return (
    <section className="saved" aria-labelledby="saved-title">
      <div className="saved-head">
        <h2 className="label" id="saved-title">
          {t('home.saved.title')}
        </h2>
        {games.length > 1 && (
          <select
            className="select"
            aria-label={t('history.order')}
            value={order}
            onChange={({ target }) => setOrder(ORDERS.find((name) => name === target.value) ?? 'played')}
          >
            {ORDERS.map((name) => (
              <option key={name} value={name}>
                {t(`history.order-${name}`)}
              </option>
            ))}
          </select>
        )}
      </div>
      {removed !== null && (
        <p className="saved-removed" role="status">
          {t('history.deleted', { name: gone ? titleOf(gone) : t('files.damaged') })}
          <button type="button" className="button" onClick={() => void saved.restore()}>
            {t('history.restore')}
          </button>
        </p>
      )}
      {games.length + damaged.length === 0 && <p className="saved-none">{t('home.saved.none')}</p>}
      <ul>
        {(all ? sorted : sorted.slice(0, SHOWN)).map((game) => (
          <SavedLine key={game.id} game={game} title={titleOf(game)} saved={saved} />
        ))}
        <Suspense fallback={null}>
          {damaged.map((key) => (
            <DamagedLine key={String(key)} id={key} remove={saved.remove} />
          ))}
        </Suspense>
      </ul>
      {!all && more > 0 && (
        <button type="button" className="button button-plain" onClick={() => setAll(true)}>
          {t('home.saved.more', { count: more })}
        </button>
      )}
    </section>
  );
}
