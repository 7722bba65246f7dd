// What a file adds to hexsides and takes away from them: walls, roads, ridges, each in two lists.

import { type Draft, type Path, valueAt, withValue } from '../draft.ts';

export type Pair = readonly [string, string];

export const isOnSide = ([a, b]: Pair, [c, d]: readonly string[]): boolean =>
  (a === c && b === d) || (a === d && b === c);

/** The name of a side, from whichever of its hexes. */
export const sideName = ([a, b]: Pair): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** Whether a line of hexes crosses the side. */
export const crosses = (line: readonly string[], side: Pair): boolean =>
  line.slice(1).some((hex, i) => isOnSide(side, [line[i] ?? '', hex]));

/** The hexside of an entry: a pair, an entrance between two hexes, or a ridge with a high and a low one. */
function pairIn(entry: unknown): readonly string[] {
  if (Array.isArray(entry)) return entry.length === 2 ? entry.map(String) : [];
  if (typeof entry !== 'object' || entry === null) return [];
  if ('between' in entry) return pairIn(entry.between);
  return 'high' in entry && 'low' in entry ? [String(entry.high), String(entry.low)] : [];
}

/** What the lists are to say of a side. */
interface Said {
  readonly add?: object | null;
  readonly remove?: boolean;
}

type Write = (draft: Draft, path: Path, value: unknown) => Draft;

/** The file with a chapter's two lists saying of the side what they are told, and no more. */
export function saying(draft: Draft, chapter: Path, side: Pair, said: Said, write: Write = withValue): Draft {
  const lists = { add: said.add ? [said.add] : [], remove: said.remove ? [side] : [] };
  return Object.entries(lists).reduce((after, [what, entries]) => {
    const path = [...chapter, what];
    const before = valueAt(draft, path);
    const others = (Array.isArray(before) ? before : []).filter((entry) => !isOnSide(side, pairIn(entry)));
    const list = [...others, ...entries];
    return write(after, path, list.length === 0 ? undefined : list);
  }, draft);
}

/** All hexes that chapters of hexes and of hexsides name. */
export function hexesNamed(chapters: readonly unknown[]): readonly string[] {
  const found = chapters.flatMap(
    (chapter) => JSON.stringify(chapter ?? null).match(/(?<=")\d{4}(?=")/g) ?? [],
  );
  return [...new Set(found)];
}

/** The first hex that an entry of a list names. */
const hexIn = (entry: unknown): string | undefined => hexesNamed([entry])[0];

/** The hex that a part of the file is about, by its path or by what is written there. */
export function hexAtPath(draft: Draft, path: string): string | undefined {
  const parts = path.split('.');
  const index = Number(parts.at(-1));
  const isIndexed = Number.isInteger(index) && !/^\d{4}$/.test(parts.at(-1) ?? '');
  const found = valueAt(draft, isIndexed ? parts.slice(0, -1) : parts);
  const entry: unknown = isIndexed && Array.isArray(found) ? found[index] : found;
  return hexIn(parts.flatMap((part) => part.split('-'))) ?? hexIn(entry);
}
