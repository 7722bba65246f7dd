import type { Json, Seat } from '@hexwyrm/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Who plays a seat: a person at this screen, or a bot by its name. */
export type Player = 'person' | (string & {});

/** What the list of saved games shows. */
export interface SavedGame {
  readonly id: string;
  /** Given by the player; empty: the scenario's name is shown. */
  readonly name: string;
  readonly scenario: string;
  readonly map: string;
  readonly seats: Readonly<Record<Seat, Player>>;
  /** Whether the board is covered when the screen changes hands. */
  readonly covered: boolean;
  readonly viewer: Seat;
  /** How many actions each seat has seen. */
  readonly seen: Readonly<Record<Seat, number>>;
  readonly actions: number;
  readonly turn: number;
  readonly phase: string;
  readonly score: number;
  readonly goal: number;
  readonly over: boolean;
  readonly created: number;
  readonly updated: number;
}

interface Shelf extends DBSchema {
  games: { key: string; value: SavedGame; indexes: { updated: number } };
  replays: { key: string; value: Json };
}

let shelf: Promise<IDBPDatabase<Shelf>> | null = null;

function open(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= openDB<Shelf>('hexwyrm', 1, {
    upgrade(database) {
      database.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
      database.createObjectStore('replays');
    },
    // A newer page in another tab wants to change the shelf: let it, and open again when asked.
    blocking(_current, _wanted, event) {
      shelf = null;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated() {
      shelf = null;
    },
  });
  return shelf;
}

/** All saved games, the last played first. */
export async function listGames(): Promise<SavedGame[]> {
  const games = await (await open()).getAllFromIndex('games', 'updated');
  return games.reverse();
}

/** Keeps the game with its replay: both or neither. */
export async function saveGame(game: SavedGame, replay: Json): Promise<void> {
  const transaction = (await open()).transaction(['games', 'replays'], 'readwrite');
  const known = await transaction.objectStore('games').get(game.id);
  await Promise.all([
    transaction.objectStore('games').put(known ? { ...game, name: known.name } : game),
    transaction.objectStore('replays').put(replay, game.id),
    transaction.done,
  ]);
}

export async function loadGame(id: string): Promise<{ game: SavedGame; replay: Json } | null> {
  const transaction = (await open()).transaction(['games', 'replays']);
  const [game, replay] = await Promise.all([
    transaction.objectStore('games').get(id),
    transaction.objectStore('replays').get(id),
  ]);
  return game === undefined || replay === undefined ? null : { game, replay };
}

export async function deleteGame(id: string): Promise<void> {
  const transaction = (await open()).transaction(['games', 'replays'], 'readwrite');
  await Promise.all([
    transaction.objectStore('games').delete(id),
    transaction.objectStore('replays').delete(id),
    transaction.done,
  ]);
}

export async function renameGame(id: string, name: string): Promise<void> {
  const transaction = (await open()).transaction('games', 'readwrite');
  const game = await transaction.store.get(id);
  if (game !== undefined) await transaction.store.put({ ...game, name });
  await transaction.done;
}
