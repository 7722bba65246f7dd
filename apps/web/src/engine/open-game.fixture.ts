import { connectTo, createHost } from '@hexwyrm/host';
import type { Json } from '@hexwyrm/kernel';
import { createStore } from 'zustand/vanilla';
import { library } from '../games/library.ts';
import type { SavedGame } from '../storage/games.ts';
import { recordOf, rowsOf, type StoredAction } from '../storage/stored-record.ts';
import type { GameStorage } from './autosave.ts';
import { type Host, hostBy } from './client.ts';
import { gameStore } from './create-store.ts';
import type { GameStore } from './game-store.ts';

/** The engine itself, without a worker between. */
export function hostHere(): Host {
  const { request } = connectTo(
    createHost(library, () => 'seed'),
    { owner: true, fair: false },
  );
  return hostBy(request, () => {});
}

/** Storage that windows share; `lost` is called when another window takes the game. */
function storageHere() {
  const games = new Map<string, { game: SavedGame; head: Json; rows: readonly StoredAction[] }>();
  let shut = false;
  let free: Promise<unknown> = Promise.resolve();
  let holder: { id: string; lost: () => void } | null = null;
  const window = (): GameStorage => ({
    async saveGame(game, changes) {
      await free;
      if (shut) return false;
      const { head = null, rows = [] } = games.get(game.id) ?? {};
      const kept = [...rows.slice(0, changes.from), ...rowsOf(changes)];
      games.set(game.id, { game, head: changes.head ?? head, rows: kept });
      return true;
    },
    async loadGame(id) {
      const kept = games.get(id);
      return kept === undefined
        ? null
        : { game: kept.game, ...recordOf(kept.head, kept.rows, kept.game.hash) };
    },
    lock(id, lost) {
      if (holder?.id === id) holder.lost();
      holder = { id, lost };
    },
    release() {
      holder = null;
    },
  });
  /** Nothing is saved until what it gives back is called. */
  const delay = (): (() => void) => {
    let release = () => {};
    free = new Promise<void>((resolve) => {
      release = resolve;
    });
    return () => release();
  };
  /** Nothing is kept any more. */
  const shutDown = () => {
    shut = true;
  };
  return { games, window, delay, shutDown };
}

/** A game over the engine itself, with its own storage or a shared one. */
export const openTestGame = (storage = storageHere()) => ({
  storage,
  store: createStore<GameStore>()(gameStore(hostHere(), storage.window())),
});

export type TestGame = ReturnType<typeof openTestGame>;

/** Waits until the store is as wished; it changes by itself while bots play. */
export const until = (store: TestGame['store'], wished: (game: GameStore) => boolean) =>
  new Promise<GameStore>((resolve) => {
    if (wished(store.getState())) return resolve(store.getState());
    const stop = store.subscribe((game) => {
      if (!wished(game)) return;
      stop();
      resolve(game);
    });
  });
