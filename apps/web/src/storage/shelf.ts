import type { Json } from '@hexwyrm/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedGame } from './games.ts';
import type { Notes } from './notes.ts';

interface Shelf extends DBSchema {
  games: { key: string; value: SavedGame; indexes: { updated: number } };
  replays: { key: string; value: Json };
  notes: { key: string; value: Notes };
}

let shelf: Promise<IDBPDatabase<Shelf>> | null = null;

/** The database of this device. */
export function openShelf(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= openDB<Shelf>('hexwyrm', 2, {
    upgrade(database, from) {
      if (from < 1) {
        database.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
        database.createObjectStore('replays');
      }
      if (from < 2) database.createObjectStore('notes');
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
