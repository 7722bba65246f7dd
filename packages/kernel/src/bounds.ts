import { fieldName, type Problem } from './errors.ts';
import type { Json } from './json.ts';

/** Limits on data from outside. Code that reads it recursively can rely on them. */
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

/** A list or an object that is being gone through, and which of its values comes next. */
interface Level {
  readonly value: object;
  /** Null for a list. */
  readonly names: readonly string[] | null;
  readonly size: number;
  next: number;
}

/** Why this is no plain JSON within the bounds, or null. It never goes deeper, and never further, than they allow. */
export function boundsProblem(value: unknown, bounds: Bounds): Problem | null {
  const open: Level[] = [];
  let left = bounds.values - 1;
  let item = value;
  for (;;) {
    const reason = leafFault(item, bounds);
    if (reason !== null) return { path: pathOf(open), reason };
    if (typeof item === 'object' && item !== null) {
      if (open.length === bounds.depth)
        return { path: pathOf(open), reason: `is nested deeper than ${bounds.depth}` };
      const level = enter(item);
      left -= level.size;
      if (left < 0) return { path: '', reason: `holds more than ${bounds.values} values` };
      open.push(level);
    }
    while (open.at(-1)?.next === open.at(-1)?.size && open.length > 0) open.pop();
    const level = open.at(-1);
    if (level === undefined) return null;
    const name = level.names?.[level.next] ?? level.next;
    level.next += 1;
    const fault = nameFault(name, bounds);
    if (fault !== null) return { path: pathOf(open), reason: fault };
    item = Reflect.get(level.value, name);
    // A field that is undefined is none; in a list it is no JSON.
    if (item === undefined && level.names !== null) item = null;
  }
}

function enter(value: object): Level {
  const names = Array.isArray(value) ? null : Object.keys(value);
  const size = Array.isArray(value) ? value.length : (names?.length ?? 0);
  return { value, names, size, next: 0 };
}

/** Whether it is plain JSON of at most the size of a replay. */
export const isJson = (value: unknown): value is Json => boundsProblem(value, REPLAY_BOUNDS) === null;

/** One half of a character that is written as two: it has no UTF-8, so nothing that holds it has a hash. */
const HALF_CHARACTER = /\p{Surrogate}/u;

function leafFault(value: unknown, { letters }: Bounds): string | null {
  if (typeof value === 'string') {
    if (value.length > letters) return `is longer than ${letters} letters`;
    return HALF_CHARACTER.test(value) ? 'holds half a character' : null;
  }
  if (typeof value === 'object' || typeof value === 'boolean') return null;
  return typeof value === 'number' && Number.isFinite(value) ? null : 'is no JSON data';
}

/** `__proto__` is no field of any data: to copy it by name would change what kind of object the copy is. */
function nameFault(name: string | number, { letters }: Bounds): string | null {
  if (typeof name === 'number') return null;
  if (name.length > letters) return `has a name longer than ${letters} letters`;
  if (HALF_CHARACTER.test(name)) return 'has a name with half a character';
  return name === '__proto__' ? 'is no name of a field' : null;
}

/** The way to the value that was last looked at. */
const pathOf = (open: readonly Level[]): string =>
  fieldName(open.map(({ names, next }) => shortened(names?.[next - 1] ?? next - 1)));

const shortened = (name: string | number): string | number =>
  typeof name === 'string' && name.length > 50 ? `${name.slice(0, 50)}…` : name;
