import type { Facts, Json, Seat } from '@hexwyrm/kernel';
import type { Notes } from './notes.ts';
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

/** All saved games, the last played first. */
export async function listGames(): Promise<SavedGame[]> {
  const games = await (await openShelf()).getAllFromIndex('games', 'updated');
  return games.reverse();
}

/** Keeps the game with its replay: both or neither. */
export async function saveGame(game: SavedGame, replay: Json): Promise<void> {
  const transaction = (await openShelf()).transaction(['games', 'replays'], 'readwrite');
  const known = await transaction.objectStore('games').get(game.id);
  await Promise.all([
    transaction.objectStore('games').put(known ? { ...game, name: known.name } : game),
    transaction.objectStore('replays').put(replay, game.id),
    transaction.done,
  ]);
}

export async function loadGame(id: string): Promise<{ game: SavedGame; replay: Json } | null> {
  const transaction = (await openShelf()).transaction(['games', 'replays']);
  const [game, replay] = await Promise.all([
    transaction.objectStore('games').get(id),
    transaction.objectStore('replays').get(id),
  ]);
  return game === undefined || replay === undefined ? null : { game, replay };
}

/** A game as it lay on the shelf, with all that belongs to it. */
export interface KeptGame {
  readonly game: SavedGame;
  readonly replay: Json;
  readonly notes: Notes | undefined;
}

/** Takes the game off the shelf; what it gives back can be put there again. */
export async function deleteGame(id: string): Promise<KeptGame | null> {
  const transaction = (await openShelf()).transaction(['games', 'replays', 'notes'], 'readwrite');
  const [games, replays, notes] = [
    transaction.objectStore('games'),
    transaction.objectStore('replays'),
    transaction.objectStore('notes'),
  ];
  const [game, replay, written] = await Promise.all([games.get(id), replays.get(id), notes.get(id)]);
  await Promise.all([games.delete(id), replays.delete(id), notes.delete(id), transaction.done]);
  return game === undefined || replay === undefined ? null : { game, replay, notes: written };
}

export async function restoreGame({ game, replay, notes }: KeptGame): Promise<void> {
  const transaction = (await openShelf()).transaction(['games', 'replays', 'notes'], 'readwrite');
  await Promise.all([
    transaction.objectStore('games').put(game),
    transaction.objectStore('replays').put(replay, game.id),
    notes === undefined ? null : transaction.objectStore('notes').put(notes, game.id),
    transaction.done,
  ]);
}

export async function renameGame(id: string, name: string): Promise<void> {
  const transaction = (await openShelf()).transaction('games', 'readwrite');
  const game = await transaction.store.get(id);
  if (game !== undefined) await transaction.store.put({ ...game, name });
  await transaction.done;
}
