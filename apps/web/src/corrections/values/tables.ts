import type { Words } from '../../i18n/index.ts';
import { type Draft, isSame, type Path, withValue } from '../draft.ts';
import type { Control, Group, Kind, Sheet, Value } from '../kit.ts';
import { capitalOf } from '../words.ts';
import { controlAt } from './controls.ts';

/** Notes in a table, and values that nothing is made from. */
const NOTES: ReadonlySet<string> = new Set(['about', 'source', 'rows', 'phases', 'valuesStatus', 'drift']);

const NUMBER: Kind = { kind: 'number', min: -99, max: 999 };
const HALVES: Kind = { kind: 'number', min: -99, max: 999, step: 0.5 };

/** How the game calls the keys of its tables. */
interface Said {
  readonly words: Words;
  keys(key: string): string;
}

interface Pair {
  readonly now: unknown;
  readonly was: unknown;
}

/** Tables as sheets, one a table: objects are walked through, lists are rows that are written whole. */
export function tableSheets(
  draft: Draft,
  tables: Pair,
  without: readonly string[],
  said: Said,
): readonly Sheet[] {
  return entriesOf(tables)
    .filter(([name]) => !NOTES.has(name) && !without.includes(name))
    .map(([name, pair]) => ({
      id: `tables.${name}`,
      title: capitalOf(keyName(name, said), said.words),
      line: '',
      groups: groupsIn(draft, ['tables', name], pair, said),
    }))
    .filter(({ groups }) => groups.length > 0);
}

/** A group for each part of a table that has parts, after its own figures. */
function groupsIn(draft: Draft, path: Path, pair: Pair, said: Said): Group[] {
  if (!isObject(pair.now)) return [{ title: null, controls: controlsIn(draft, path, pair, [], said) }];
  const parts = entriesOf(pair).filter(([name]) => !NOTES.has(name));
  const made = parts.map(([name, inner]) => ({
    title: isObject(inner.now) ? capitalOf(keyName(name, said), said.words) : null,
    controls: controlsIn(
      draft,
      [...path, name],
      inner,
      isObject(inner.now) ? [] : [keyName(name, said)],
      said,
    ),
  }));
  const own = made.filter(({ title }) => title === null).flatMap(({ controls }) => controls);
  return [{ title: null, controls: own }, ...made.filter(({ title }) => title !== null)].filter(
    ({ controls }) => controls.length > 0,
  );
}

/** Words of the game that a table is about are said as they are anywhere else. */
const WORDS = ['terrain', 'structure', 'moon'] as const;

function keyName(key: string, { words: { t, has }, keys }: Said): string {
  for (const id of [keys(key), ...WORDS.map((prefix) => `${prefix}.${key}`)]) {
    if (has(id)) return t(id);
  }
  return key;
}

function controlsIn(draft: Draft, path: Path, pair: Pair, names: readonly string[], said: Said): Control[] {
  const label = names.join(', ') || keyName(path.at(-1) ?? '', said);
  const { now, was } = pair;
  if (Array.isArray(now) && Array.isArray(was)) return rowsIn(draft, path, now, was, label);
  if (isObject(now))
    return entriesOf(pair)
      .filter(([name]) => !NOTES.has(name))
      .flatMap(([name, inner]) =>
        controlsIn(draft, [...path, name], inner, [...names, keyName(name, said)], said),
      );
  if (typeof now === 'number' && typeof was === 'number') {
    const kind = Number.isInteger(was) ? NUMBER : HALVES;
    return [controlAt(draft, path, { label, kind, now, was })];
  }
  if (typeof now === 'string' && typeof was === 'string')
    return [controlAt(draft, path, { label, kind: { kind: 'text' }, now, was })];
  return [];
}

/** A list of figures is one row; a list of lists has a row for each. */
function rowsIn(
  draft: Draft,
  path: Path,
  now: readonly unknown[],
  was: readonly unknown[],
  label: string,
): Control[] {
  const kind: Kind = { kind: 'row' };
  if (now.every(isFigure) && was.every(isFigure)) return [controlAt(draft, path, { label, kind, now, was })];
  return was.flatMap((before, i): Control[] => {
    const row = now[i];
    if (!isRow(before) || !isRow(row)) return [];
    const whole = (value: Value): readonly unknown[] => now.map((other, j) => (i === j ? value : other));
    return [
      {
        ...controlAt(draft, [...path, String(i)], {
          label: `${label} ${i + 1}`,
          kind,
          now: row,
          was: before,
        }),
        set: (value) => withValue(draft, path, isSame(whole(value), was) ? undefined : whole(value)),
      },
    ];
  });
}

const isFigure = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

const isRow = (value: unknown): value is readonly (string | number)[] =>
  Array.isArray(value) && value.every(isFigure);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of two objects of one form, side by side. */
function entriesOf({ now, was }: Pair): [string, Pair][] {
  if (!isObject(now) || !isObject(was)) return [];
  const before = new Map<string, unknown>(Object.entries(was));
  return Object.entries(now).map(([name, value]) => [name, { now: value, was: before.get(name) }]);
}
