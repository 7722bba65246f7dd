import type { Problem } from './errors.ts';
import type { Json } from './json.ts';
import { fieldName } from './problems.ts';

/** How much data from outside may hold. Whoever reads it in depth can rely on it. */
export interface Bounds {
  /** Lists and objects inside each other. */
  readonly depth: number;
  /** Values in all, each list and object among them. */
  readonly values: number;
  /** Letters of a text, or of the name of a field. */
  readonly letters: number;
}

/** The largest games have positions of 1,500 values; corrections of a whole map need ten times as many. */
export const POSITION_BOUNDS: Bounds = { depth: 16, values: 30_000, letters: 500 };

/** The longest games played at random have 100,000 values. */
export const REPLAY_BOUNDS: Bounds = { depth: 24, values: 1_000_000, letters: 2_000 };

/** Files and lines of input that are longer are not read at all. */
export const MAX_FILE_BYTES = 8 * 1024 * 1024;

interface Container {
  readonly value: object;
  readonly depth: number;
  readonly key: string | number;
  readonly parent: Container | null;
}

/** Why this is no plain JSON within the bounds, or null. It never goes deeper, and never further, than they allow. */
export function boundsProblem(value: unknown, bounds: Bounds): Problem | null {
  const open: Container[] = [];
  let left = bounds.values - 1;
  const enter = (item: unknown, key: string | number, parent: Container | null): string | null => {
    if (typeof item !== 'object' || item === null) return leafFault(item, bounds);
    const depth = parent === null ? 1 : parent.depth + 1;
    if (depth > bounds.depth) return `is nested deeper than ${bounds.depth}`;
    open.push({ value: item, depth, key, parent });
    return null;
  };
  const fault = enter(value, '', null);
  if (fault !== null) return { path: '', reason: fault };
  for (let container = open.pop(); container !== undefined; container = open.pop()) {
    const entries = entriesOf(container.value);
    left -= entries.length;
    if (left < 0) return { path: '', reason: `holds more than ${bounds.values} values` };
    for (const [key, item] of entries) {
      const reason = nameFault(key, bounds) ?? enter(item, key, container);
      if (reason !== null) return { path: pathTo(container, shorten(key)), reason };
    }
  }
  return null;
}

/** A field that is undefined is none. */
const entriesOf = (value: object): [string | number, unknown][] =>
  Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value).filter(([, item]) => item !== undefined);

/** Whether it is plain JSON of at most the size of a replay. */
export const isJson = (value: unknown): value is Json => boundsProblem(value, REPLAY_BOUNDS) === null;

function leafFault(value: unknown, { letters }: Bounds): string | null {
  if (typeof value === 'string') return value.length > letters ? `is longer than ${letters} letters` : null;
  if (value === null || typeof value === 'boolean') return null;
  return typeof value === 'number' && Number.isFinite(value) ? null : 'is no JSON data';
}

/** `__proto__` is no field of any data: to copy it by name would change what kind of object the copy is. */
function nameFault(key: string | number, { letters }: Bounds): string | null {
  if (typeof key === 'number') return null;
  if (key.length > letters) return `has a name longer than ${letters} letters`;
  return key === '__proto__' ? 'is no name of a field' : null;
}

const shorten = (key: string | number): string | number =>
  typeof key === 'string' && key.length > 50 ? `${key.slice(0, 50)}…` : key;

function pathTo(container: Container, last: string | number): string {
  const keys = [last];
  for (let at: Container | null = container; at?.parent; at = at.parent) keys.unshift(shorten(at.key));
  return fieldName(keys);
}
