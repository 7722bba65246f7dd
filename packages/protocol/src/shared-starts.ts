import type { Json } from '@hexwyrm/kernel';

type Names = readonly string[];

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isNames = (value: Json): value is Names =>
  isList(value) && value.length > 0 && value.every((item) => typeof item === 'string');

/** A list of names that begins like the one before it in the same field: how many of its names are the same, then the others. */
const isShortened = (value: Json): value is readonly [number, ...string[]] =>
  isList(value) && typeof value[0] === 'number' && isNames(value.slice(1));

/** Walks through data in order and replaces lists; each replacement receives the list before it in the same field. */
function replaceLists(
  data: Json,
  replace: (list: Json, before: Names) => { value: Json; names: Names } | null,
): Json {
  const last = new Map<string, Names>();
  const walk = (value: Json, field: string): Json => {
    const replaced = replace(value, last.get(field) ?? []);
    if (replaced !== null) {
      last.set(field, replaced.names);
      return replaced.value;
    }
    if (isList(value)) return value.map((item) => walk(item, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, key)]));
  };
  return walk(data, '');
}

function shared(a: Names, b: Names): number {
  const differs = a.findIndex((name, index) => name !== b[index]);
  return differs < 0 ? a.length : differs;
}

/** Routes listed one after the other mostly share a prefix: it is written once. */
export function shortenLists(data: readonly Json[]): readonly Json[] {
  return asList(
    replaceLists(data, (list, before) => {
      if (!isNames(list)) return null;
      const same = Math.min(shared(list, before), list.length - 1);
      const value = same > 1 ? [same, ...list.slice(same)] : list;
      return { value, names: list };
    }),
  );
}

export function lengthenLists(data: readonly Json[]): readonly Json[] {
  return asList(
    replaceLists(data, (list, before) => {
      if (isNames(list)) return { value: list, names: list };
      if (!isShortened(list)) return null;
      const [same, ...rest] = list;
      const names = [...before.slice(0, same), ...rest];
      return { value: names, names };
    }),
  );
}

const asList = (value: Json): readonly Json[] => (isList(value) ? value : [value]);
