import type { Facts, Json, Seat } from '@hexwyrm/kernel';
import type { StandingAnswer } from '../engine/standing-answers.ts';
import { openDatabase } from './database.ts';
import type { Notes } from './notes.ts';
import { readRow } from './saved-row.ts';
import { type Changes, recordOf, rowsOf, type StoredAction, type StoredRecord } from './stored-record.ts';

/** The player of a seat: a person at this screen, or a bot by its name. */
export type Player = 'person' | (string & {});

/** What the list of saved games shows. */
export interface SavedGame {
  readonly id: string;
  /** Given by the player; empty: the scenario's name is shown. */
  readonly name: string;
  readonly game: string;
  readonly scenario: string;
  readonly seats: Readonly<Record<Seat, Player>>;
  /** What people are called; a game kept before names were asked for has none. */
  readonly names?: Readonly<Record<Seat, string>>;
  /** Whether the board is covered when the screen changes hands. */
  readonly covered: boolean;
  /** Whether players may ask what they should do. */
  readonly advised: boolean;
  readonly viewer: Seat;
  /** How many actions each seat has seen. */
  readonly seen: Readonly<Record<Seat, number>>;
  /** What seats answer without being asked; a game kept by an earlier version asks everything. */
  readonly beforehand?: readonly StandingAnswer[];
  readonly actions: number;
  /** Of the state after the last action; a game kept by an earlier version has it in its replay. */
  readonly hash?: string;
  /** The undo groups of a game kept by an earlier version. */
  readonly presses?: readonly number[];
  /** Turn, score and the like: the game's own facts. */
  readonly standing: Facts;
  readonly over: boolean;
  readonly created: number;
  readonly updated: number;
}

/** The stored games. */
export interface GameList {
  /** The last played first. */
  readonly games: readonly SavedGame[];
  /** Rows that cannot be read, by their keys: damaged, or of a game this version does not know. */
  readonly damaged: readonly IDBValidKey[];
}

/** Everything stored under one key. In a damaged game anything may be missing or wrong. */
export interface StoredGame {
  readonly key: IDBValidKey;
  readonly game: SavedGame | undefined;
  readonly head: Json | undefined;
  readonly actions: readonly StoredAction[];
  readonly notes: Notes | undefined;
}

type UnsavedGame = StoredGame & { readonly game: SavedGame };

/** Games the browser did not keep: they last as long as the page. */
const unsaved = new Map<IDBValidKey, UnsavedGame>();

const STORES = ['games', 'replays', 'actions', 'notes'] as const;

/** The keys of a game's actions from one on. */
const actionsFrom = (key: IDBValidKey, from: number): IDBKeyRange =>
  IDBKeyRange.bound([key, from], [key, Number.POSITIVE_INFINITY]);

/** All saved games. Where the browser keeps nothing, those of this page. */
export async function listGames(): Promise<GameList> {
  const rows = await storedRows().catch(() => []);
  const read = rows
    .filter(({ key }) => !unsaved.has(key))
    .map(({ key, row }) => ({ key, game: readRow(row) }));
  const games = [...read.flatMap(({ game }) => game ?? []), ...[...unsaved.values()].map(({ game }) => game)];
  return {
    games: games.sort((a, b) => b.updated - a.updated),
    damaged: read.flatMap(({ key, game }) => (game === null ? [key] : [])),
  };
}

async function storedRows(): Promise<{ readonly key: IDBValidKey; readonly row: unknown }[]> {
  const { store } = (await openDatabase()).transaction('games');
  // Without the index: it leaves out rows that have no date.
  const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return keys.map((key, index) => ({ key, row: rows[index] }));
}

/** Saves what has changed. Returns whether the browser did; if not, the game is lost with the page. */
export async function saveGame(game: SavedGame, changes: Changes): Promise<boolean> {
  const rows = rowsOf(changes);
  try {
    const transaction = (await openDatabase()).transaction(STORES, 'readwrite');
    const known = await transaction.objectStore('games').get(game.id);
    const actions = transaction.objectStore('actions');
    await Promise.all([
      transaction.objectStore('games').put(known ? { ...game, name: known.name } : game),
      changes.head === undefined ? null : transaction.objectStore('replays').put(changes.head, game.id),
      actions.delete(actionsFrom(game.id, changes.from)),
      ...rows.map((row, index) => actions.put(row, [game.id, changes.from + index])),
      transaction.done,
    ]);
    unsaved.delete(game.id);
    return true;
  } catch {
    // Only a whole game can be held here: what came before `from` is in the database, if anywhere.
    if (changes.from === 0) {
      const name = unsaved.get(game.id)?.game.name ?? game.name;
      unsaved.set(game.id, {
        key: game.id,
        game: { ...game, name },
        head: changes.head,
        actions: rows,
        notes: undefined,
      });
    }
    return false;
  }
}

export async function loadGame(id: string): Promise<(StoredRecord & { game: SavedGame }) | null> {
  const { game: row, head, actions } = await readStored(id);
  const game = readRow(row);
  if (game === null || head === undefined) return null;
  const { replay, groups } = recordOf(head, actions, game.hash);
  return { game, replay, groups: groups ?? game.presses ?? null };
}

/** The record under a key, valid or not. */
export async function readStored(key: IDBValidKey): Promise<StoredGame> {
  const here = unsaved.get(key);
  if (here !== undefined) return here;
  const transaction = (await openDatabase()).transaction(STORES);
  const [game, head, actions, notes] = await Promise.all([
    transaction.objectStore('games').get(key),
    transaction.objectStore('replays').get(key),
    transaction.objectStore('actions').getAll(actionsFrom(key, 0)),
    transaction.objectStore('notes').get(key),
  ]);
  return { key, game, head, actions, notes };
}

/** Removes the game from the database; what it gives back can be put there again. */
export async function deleteGame(key: IDBValidKey): Promise<StoredGame> {
  const kept = await readStored(key);
  if (unsaved.delete(key)) return kept;
  const transaction = (await openDatabase()).transaction(STORES, 'readwrite');
  await Promise.all([
    transaction.objectStore('games').delete(key),
    transaction.objectStore('replays').delete(key),
    transaction.objectStore('actions').delete(actionsFrom(key, 0)),
    transaction.objectStore('notes').delete(key),
    transaction.done,
  ]);
  return kept;
}

export async function restoreGame(kept: StoredGame): Promise<void> {
  const { key, game, head, actions, notes } = kept;
  try {
    const transaction = (await openDatabase()).transaction(STORES, 'readwrite');
    await Promise.all([
      game && transaction.objectStore('games').put(game),
      head === undefined ? null : transaction.objectStore('replays').put(head, key),
      ...actions.map((row, index) => transaction.objectStore('actions').put(row, [key, index])),
      notes && transaction.objectStore('notes').put(notes, key),
      transaction.done,
    ]);
  } catch {
    if (game !== undefined) unsaved.set(key, { ...kept, game });
  }
}

export async function renameGame(id: string, name: string): Promise<void> {
  const here = unsaved.get(id);
  if (here !== undefined) {
    unsaved.set(id, { ...here, game: { ...here.game, name } });
    return;
  }
  const transaction = (await openDatabase()).transaction('games', 'readwrite');
  const game = await transaction.store.get(id);
  if (game !== undefined) await transaction.store.put({ ...game, name });
  await transaction.done;
}
