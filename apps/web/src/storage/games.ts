import type { Facts, Json, Seat } from '@hexwyrm/kernel';
import type { Notes } from './notes.ts';
import { readRow } from './saved-row.ts';
import { openShelf } from './shelf.ts';

/** Who plays a seat: a person at this screen, or a bot by its name. */
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
  readonly viewer: Seat;
  /** How many actions each seat has seen. */
  readonly seen: Readonly<Record<Seat, number>>;
  readonly actions: number;
  /** What was done at one press, for undo; a game kept before this was known has none. */
  readonly presses?: readonly number[];
  /** Turn, score and the like: the game's own facts. */
  readonly standing: Facts;
  readonly over: boolean;
  readonly created: number;
  readonly updated: number;
}

/** What lies on the shelf. */
export interface Shelved {
  /** The last played first. */
  readonly games: readonly SavedGame[];
  /** Rows that cannot be read, by their keys: damaged, or of a game this version does not know. */
  readonly damaged: readonly IDBValidKey[];
}

/** All that lies on the shelf under one key. Of a damaged game anything may be missing or wrong. */
export interface KeptGame {
  readonly key: IDBValidKey;
  readonly game: SavedGame | undefined;
  readonly replay: Json | undefined;
  readonly notes: Notes | undefined;
}

/** Games the browser did not keep: they last as long as the page. */
const unkept = new Map<IDBValidKey, { readonly game: SavedGame; readonly replay: Json }>();

/** All saved games. Where the browser keeps nothing, those of this page. */
export async function listGames(): Promise<Shelved> {
  const rows = await shelvedRows().catch(() => []);
  const read = rows
    .filter(({ key }) => !unkept.has(key))
    .map(({ key, row }) => ({ key, game: readRow(row) }));
  const games = [...read.flatMap(({ game }) => game ?? []), ...[...unkept.values()].map(({ game }) => game)];
  return {
    games: games.sort((a, b) => b.updated - a.updated),
    damaged: read.flatMap(({ key, game }) => (game === null ? [key] : [])),
  };
}

async function shelvedRows(): Promise<{ readonly key: IDBValidKey; readonly row: unknown }[]> {
  const { store } = (await openShelf()).transaction('games');
  // Without the index: it leaves out rows that have no date.
  const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return keys.map((key, index) => ({ key, row: rows[index] }));
}

/** Keeps the game with its replay: both or neither. Whether the browser took it; if not, it lasts as long as the page. */
export async function saveGame(game: SavedGame, replay: Json): Promise<boolean> {
  try {
    const transaction = (await openShelf()).transaction(['games', 'replays'], 'readwrite');
    const known = await transaction.objectStore('games').get(game.id);
    await Promise.all([
      transaction.objectStore('games').put(known ? { ...game, name: known.name } : game),
      transaction.objectStore('replays').put(replay, game.id),
      transaction.done,
    ]);
    unkept.delete(game.id);
    return true;
  } catch {
    unkept.set(game.id, { game: { ...game, name: unkept.get(game.id)?.game.name ?? game.name }, replay });
    return false;
  }
}

export async function loadGame(id: string): Promise<{ game: SavedGame; replay: Json } | null> {
  const { game: row, replay } = await takeDown(id);
  const game = readRow(row);
  return game === null || replay === undefined ? null : { game, replay };
}

/** What lies under a key, whatever it is. */
export async function takeDown(key: IDBValidKey): Promise<KeptGame> {
  const here = unkept.get(key);
  if (here !== undefined) return { ...here, key, notes: undefined };
  const transaction = (await openShelf()).transaction(['games', 'replays', 'notes']);
  const [game, replay, notes] = await Promise.all([
    transaction.objectStore('games').get(key),
    transaction.objectStore('replays').get(key),
    transaction.objectStore('notes').get(key),
  ]);
  return { key, game, replay, notes };
}

/** Takes the game off the shelf; what it gives back can be put there again. */
export async function deleteGame(key: IDBValidKey): Promise<KeptGame> {
  const kept = await takeDown(key);
  if (unkept.delete(key)) return kept;
  const transaction = (await openShelf()).transaction(['games', 'replays', 'notes'], 'readwrite');
  await Promise.all([
    transaction.objectStore('games').delete(key),
    transaction.objectStore('replays').delete(key),
    transaction.objectStore('notes').delete(key),
    transaction.done,
  ]);
  return kept;
}

export async function restoreGame({ key, game, replay, notes }: KeptGame): Promise<void> {
  try {
    const transaction = (await openShelf()).transaction(['games', 'replays', 'notes'], 'readwrite');
    await Promise.all([
      game && transaction.objectStore('games').put(game),
      replay === undefined ? null : transaction.objectStore('replays').put(replay, key),
      notes && transaction.objectStore('notes').put(notes, key),
      transaction.done,
    ]);
  } catch {
    if (game !== undefined && replay !== undefined) unkept.set(key, { game, replay });
  }
}

export async function renameGame(id: string, name: string): Promise<void> {
  const here = unkept.get(id);
  if (here !== undefined) {
    unkept.set(id, { ...here, game: { ...here.game, name } });
    return;
  }
  const transaction = (await openShelf()).transaction('games', 'readwrite');
  const game = await transaction.store.get(id);
  if (game !== undefined) await transaction.store.put({ ...game, name });
  await transaction.done;
}
