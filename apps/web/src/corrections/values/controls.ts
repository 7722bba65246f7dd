import { type Draft, isSame, type Path, withValue } from '../draft.ts';
import type { Control, Kind, Source, Value } from '../kit.ts';

interface Written {
  readonly label: string;
  readonly kind: Kind;
  readonly now: Value;
  readonly was: Value;
  readonly source?: Source | null;
}

/** A value that has a place of its own in the file. */
export const controlAt = (
  draft: Draft,
  path: Path,
  { label, kind, now, was, source = null }: Written,
): Control => ({
  path: path.join('.'),
  label,
  kind,
  now,
  was,
  source,
  set: (value) => withValue(draft, path, isSame(value, was) ? undefined : value),
});

/** A value inside of one that is written whole, such as a factor with its symbols. */
export const controlWithin = (
  draft: Draft,
  path: Path,
  whole: { readonly now: object; readonly was: object },
  key: string,
  written: Written,
): Control => ({
  ...controlAt(draft, [...path, key], written),
  set(value) {
    const after = withPart(whole.now, key, value);
    return withValue(draft, path, isSame(sorted(after), sorted(whole.was)) ? undefined : after);
  },
});

/** Without the part where it is no more than its absence: no symbol, no mark. */
function withPart(whole: object, key: string, value: Value): object {
  const entries = Object.entries(whole).filter(([name]) => name !== key);
  const isAbsent = key !== 'value' && (value === false || value === 0 || value === '');
  return Object.fromEntries(isAbsent ? entries : [...entries, [key, value]]);
}

const sorted = (whole: object): object =>
  Object.fromEntries(Object.entries(whole).sort(([a], [b]) => (a < b ? -1 : 1)));
