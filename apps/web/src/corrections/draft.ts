// A corrections file while it is written: values by their places in it. What is not in it stays as it is printed.

/** The file; its insides are the game's word. */
export type Draft = Readonly<Record<string, unknown>>;

/** `units.CAV.mp`, part by part. */
export type Path = readonly string[];

export const EMPTY: Draft = {};

export const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function valueAt(draft: Draft, path: Path): unknown {
  let value: unknown = draft;
  for (const part of path) {
    if (!isDraft(value) || !Object.hasOwn(value, part)) return undefined;
    value = value[part];
  }
  return value;
}

/** With a value in its place; `undefined` takes it away, and with it every chapter that has nothing left. */
export function withValue(draft: Draft, [part, ...rest]: Path, value: unknown): Draft {
  if (part === undefined) return draft;
  const { [part]: before, ...others } = draft;
  const after = rest.length === 0 ? value : withValue(isDraft(before) ? before : EMPTY, rest, value);
  if (after === undefined || (isDraft(after) && Object.keys(after).length === 0)) return others;
  return isDraft(before) && rest.length > 0 ? { ...draft, [part]: after } : { ...others, [part]: after };
}

/** Whether two values of a file say the same. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What corrections are called and where they come from changes no game. */
const HEAD: ReadonlySet<string> = new Set(['name', 'note', 'map']);

/** Whether they correct anything. */
export const isEmpty = (draft: Draft): boolean => Object.keys(draft).every((chapter) => HEAD.has(chapter));

/** A word of the file's head; none if it is missing. */
export function headOf(draft: Draft, word: 'name' | 'note'): string {
  const value = draft[word];
  return typeof value === 'string' ? value : '';
}
