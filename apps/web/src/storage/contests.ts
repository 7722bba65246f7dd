import type { Facts } from '@hexwyrm/kernel';
import type { BookFile, Meeting } from '@hexwyrm/league';
import { openDatabase } from './database.ts';

export type ContestKind = 'campaign' | 'tournament';

/** A command, whose it was, and its lot. */
export type ContestCommand = BookFile['commands'][number];

/** A contest in the list of what goes on. */
export interface SavedContest {
  readonly id: string;
  readonly kind: ContestKind;
  readonly game: string;
  readonly name: string;
  /** Its file, without its commands and their hash. */
  readonly head: Omit<BookFile, 'commands' | 'hash'>;
  /** What the lots of its commands to come are made of; it stays on this device. */
  readonly secret: string;
  /** How many commands it has, and the hash of the state they lead to. */
  readonly version: number;
  readonly hash: string;
  /** Which saved game is which game of the contest. */
  readonly games: Readonly<Record<string, string>>;
  /** Those of them whose result is in the book. */
  readonly counted: readonly string[];
  /** Its games, for the record of the players; not of contests that an earlier version kept. */
  readonly meetings?: readonly Meeting[];
  /** What a line in a list says of it: the contest's own facts. */
  readonly standing: Facts;
  readonly over: boolean;
  readonly created: number;
  readonly updated: number;
}

/** What a command changes in the row. */
export type ContestChange = Pick<SavedContest, 'hash' | 'standing' | 'counted' | 'meetings' | 'over'>;

interface Kept {
  readonly row: SavedContest;
  readonly commands: readonly ContestCommand[];
}

/** Contests the browser did not keep: they last as long as the page. */
const unsaved = new Map<string, Kept>();

/** The keys of a contest's commands. */
const commandsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

/** The contests on this device, the last played first. */
export async function listContests(): Promise<readonly SavedContest[]> {
  const stored = await openDatabase()
    .then((database) => database.getAll('contests'))
    .catch(() => []);
  const here = [...unsaved.values()].map(({ row }) => row);
  return [...stored, ...here].toSorted((a, b) => b.updated - a.updated);
}

/** Keeps a contest with the commands it has so far: a new one, or one that was read from a file. */
export async function keepContest(row: SavedContest, commands: readonly ContestCommand[]): Promise<void> {
  try {
    const transaction = (await openDatabase()).transaction(['contests', 'commands'], 'readwrite');
    const list = transaction.objectStore('commands');
    await Promise.all([
      transaction.objectStore('contests').put(row),
      list.delete(commandsOf(row.id)),
      ...commands.map((command, index) => list.put(command, [row.id, index])),
      transaction.done,
    ]);
  } catch {
    unsaved.set(row.id, { row, commands });
  }
}

/** The contest and its whole file; null if there is none. */
export async function loadContest(id: string): Promise<{ row: SavedContest; file: BookFile } | null> {
  const kept = unsaved.get(id) ?? (await stored(id));
  if (kept === null) return null;
  const { row, commands } = kept;
  return { row, file: { ...row.head, commands, hash: row.hash } };
}

async function stored(id: string): Promise<Kept | null> {
  const transaction = (await openDatabase()).transaction(['contests', 'commands']);
  const [row, commands] = await Promise.all([
    transaction.objectStore('contests').get(id),
    transaction.objectStore('commands').getAll(commandsOf(id)),
  ]);
  return row === undefined ? null : { row, commands };
}

/** Adds a command behind `version` others. Returns whether it was: another window may have added one there. */
export async function addCommand(
  id: string,
  version: number,
  command: ContestCommand,
  change: ContestChange,
): Promise<boolean> {
  const here = unsaved.get(id);
  if (here !== undefined) {
    if (here.row.version !== version) return false;
    const row = { ...here.row, ...change, version: version + 1, updated: Date.now() };
    unsaved.set(id, { row, commands: [...here.commands, command] });
    return true;
  }
  const transaction = (await openDatabase()).transaction(['contests', 'commands'], 'readwrite');
  const row = await transaction.objectStore('contests').get(id);
  if (row === undefined || row.version !== version) {
    await transaction.done;
    return false;
  }
  await Promise.all([
    transaction.objectStore('contests').put({ ...row, ...change, version: version + 1, updated: Date.now() }),
    transaction.objectStore('commands').put(command, [id, version]),
    transaction.done,
  ]);
  return true;
}

/** From now on the saved game is that game of the contest. */
export async function linkGame(id: string, slot: string, game: string): Promise<void> {
  const link = (row: SavedContest): SavedContest => ({ ...row, games: { ...row.games, [slot]: game } });
  const here = unsaved.get(id);
  if (here !== undefined) {
    unsaved.set(id, { ...here, row: link(here.row) });
    return;
  }
  const transaction = (await openDatabase()).transaction('contests', 'readwrite');
  const row = await transaction.store.get(id);
  if (row !== undefined) await transaction.store.put(link(row));
  await transaction.done;
}

export async function removeContest(id: string): Promise<void> {
  if (unsaved.delete(id)) return;
  const transaction = (await openDatabase()).transaction(['contests', 'commands'], 'readwrite');
  await Promise.all([
    transaction.objectStore('contests').delete(id),
    transaction.objectStore('commands').delete(commandsOf(id)),
    transaction.done,
  ]);
}

/** The contest that a saved game belongs to, and which of its games it is. */
export async function contestOfGame(game: string): Promise<{ row: SavedContest; slot: string } | null> {
  for (const row of await listContests())
    for (const [slot, id] of Object.entries(row.games)) if (id === game) return { row, slot };
  return null;
}

/** Where its page is. Its id is no part of the path: files are found beside the path, wherever the page is served. */
export const pathOf = ({ kind, id }: Pick<SavedContest, 'kind' | 'id'>): string =>
  `/${kind === 'campaign' ? 'campaign' : 'event'}?id=${id}`;
