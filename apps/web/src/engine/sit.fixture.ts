import type { Json } from '@hexwyrm/kernel';
import type { TableAnswers, TableRequest } from '@hexwyrm/protocol';
import { createStore } from 'zustand/vanilla';
import { engine } from '../games/dragon-rage/engine.ts';
import type { SavedGame } from '../storage/games.ts';
import type { Host } from './client.ts';
import { gameStore } from './create-store.ts';
import type { GameStore } from './game-store.ts';
import type { Shelf } from './keeping.ts';
import { requestsBy } from './requests.ts';
import { createTableHost } from './table-host.ts';

/** The engine itself, without a worker between. */
export function hostHere(): Host {
  const host = createTableHost(engine);
  const ask = async <M extends keyof TableAnswers>(_: M, request: TableRequest): Promise<TableAnswers[M]> =>
    (await host(request)) as TableAnswers[M];
  return { ...requestsBy(ask), close: () => {} };
}

/** A shelf that windows share; `lost` is what they are told when another one takes the game. */
function shelfHere() {
  const games = new Map<string, { game: SavedGame; replay: Json }>();
  let shut = false;
  let free: Promise<unknown> = Promise.resolve();
  let holder: { id: string; lost: () => void } | null = null;
  const window = (): Shelf => ({
    async saveGame(game, replay) {
      await free;
      if (shut) return false;
      games.set(game.id, { game, replay });
      return true;
    },
    loadGame: async (id) => games.get(id) ?? null,
    hold(id, lost) {
      if (holder?.id === id) holder.lost();
      holder = { id, lost };
    },
    letGo() {
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

/** A table over the engine itself, with a shelf of its own or a shared one. */
export const sit = (shelf = shelfHere()) => ({
  shelf,
  store: createStore<GameStore>()(gameStore(hostHere(), shelf.window())),
});

export type Sat = ReturnType<typeof sit>;

/** Waits until the store is as wished; it changes by itself while bots play. */
export const until = (store: Sat['store'], wished: (game: GameStore) => boolean) =>
  new Promise<GameStore>((resolve) => {
    if (wished(store.getState())) return resolve(store.getState());
    const stop = store.subscribe((game) => {
      if (!wished(game)) return;
      stop();
      resolve(game);
    });
  });
