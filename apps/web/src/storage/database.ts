import type { Json } from '@hexwyrm/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ContestCommand, SavedContest } from './contests.ts';
import type { SavedGame } from './games.ts';
import type { Notes } from './notes.ts';
import type { StoredAction } from './stored-record.ts';

interface Schema extends DBSchema {
  games: { key: IDBValidKey; value: SavedGame; indexes: { updated: number } };
  /** The head of each game's replay; of games kept by an earlier version the whole. */
  replays: { key: IDBValidKey; value: Json };
  /** The actions of all games, by game and number. */
  actions: { key: [IDBValidKey, number]; value: StoredAction };
  notes: { key: IDBValidKey; value: Notes };
  contests: { key: string; value: SavedContest };
  /** The commands of all contests, by contest and number. */
  commands: { key: [string, number]; value: ContestCommand };
}

let database: Promise<IDBPDatabase<Schema>> | null = null;

/** The database of this device. Fails where the browser keeps nothing; the next call tries again. */
export async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  database ??= openAtVersion();
  try {
    return await database;
  } catch (error) {
    database = null;
    throw error;
  }
}

const openAtVersion = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('hexwyrm', 5, {
    async upgrade(database, from, _to, transaction) {
      if (from < 1) {
        database.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
        database.createObjectStore('replays');
      }
      if (from < 2) database.createObjectStore('notes');
      if (from < 4) database.createObjectStore('actions');
      if (from < 5) {
        database.createObjectStore('contests', { keyPath: 'id' });
        database.createObjectStore('commands');
      }
      // Until then there was one game, and its standing lay open.
      if (from > 0 && from < 3) {
        const games = transaction.objectStore('games');
        for (const game of await games.getAll()) await games.put(ofDragonRage(game));
      }
    },
    // A newer page in another tab wants to change the database: let it, and open again when asked.
    blocking(_current, _wanted, event) {
      database = null;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated() {
      database = null;
    },
  });

/** A game of Dragon Rage as it was kept before there were others. */
type Former = SavedGame & {
  readonly map?: string;
  readonly turn?: number;
  readonly score?: number;
  readonly goal?: number;
};

function ofDragonRage({ map = '', turn = 0, score = 0, goal = 0, ...game }: Former): SavedGame {
  return { ...game, game: 'dragon-rage', standing: { map, turn, score, goal } };
}
