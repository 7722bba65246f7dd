import type { Json } from '@hexwyrm/kernel';
import { lengthenLists, shortenLists } from './shared-starts.ts';

type Fields = { readonly [key: string]: Json };

/**
 * Actions that differ in one field or several, as one: `*` lists these fields, each of which has the list of its values.
 * Every combination is an action, the last field varying fastest. An action by itself is written as it is.
 */
const VARIES = '*';

const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The one field in which the second differs from the first; null where they differ in more, or in one that varies already. */
function differingField(first: Json, second: Json): string | null {
  if (!isFields(first) || !isFields(second)) return null;
  const keys = Object.keys(first);
  if (keys.length !== Object.keys(second).length) return null;
  const differing = keys.filter((key) => JSON.stringify(first[key]) !== JSON.stringify(second[key]));
  const [field] = differing;
  if (differing.length !== 1 || !Object.hasOwn(second, field) || field === VARIES) return null;
  const varying = first[VARIES];
  return Array.isArray(varying) && varying.includes(field) ? null : field;
}

/** A list of actions in fewer words, in the same order. */
export const groupActions = (actions: readonly Json[]): readonly Json[] =>
  shortenLists(withoutRepeats(allGrouped(actions)));

/** The actions that were grouped. */
export const ungroupActions = (groups: readonly Json[]): readonly Json[] =>
  withRepeats(lengthenLists(groups)).flatMap(membersOf);

function allGrouped(actions: readonly Json[]): readonly Json[] {
  const groups = groupNeighbours(actions);
  return groups.length === actions.length ? groups : allGrouped(groups);
}

/** Neighbours that differ in the same field become one. */
function groupNeighbours(actions: readonly Json[]): readonly Json[] {
  const groups: Json[] = [];
  for (let at = 0; at < actions.length; ) {
    const first = actions[at];
    const field = at + 1 < actions.length ? differingField(first, actions[at + 1]) : null;
    let end = at + 1;
    if (field !== null)
      while (end < actions.length && differingField(first, actions[end]) === field) end += 1;
    groups.push(field === null ? first : grouped(actions.slice(at, end), field));
    at = end;
  }
  return groups;
}

function grouped(actions: readonly Json[], field: string): Json {
  const fields = actions.filter(isFields);
  const { [VARIES]: inner = [], ...first } = fields[0];
  const varying = [field, ...(Array.isArray(inner) ? inner : [])];
  return { ...first, [field]: fields.map((each) => each[field]), [VARIES]: varying };
}

/** The group has the fields of the one before it, but for those it names. */
const REPEATS = '+';

const sameKeys = (a: Fields, b: Fields): boolean => {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key));
};

/** A group's fields, with `*` even if nothing varies: all groups have the same fields. */
const complete = (group: Fields): Fields => ({ ...group, [VARIES]: group[VARIES] ?? [] });

function withoutRepeats(groups: readonly Json[]): readonly Json[] {
  return groups.map((group, index) => {
    const before = index > 0 ? groups[index - 1] : null;
    if (!isFields(group) || before === null || !isFields(before)) return group;
    const [now, past] = [complete(group), complete(before)];
    if (!sameKeys(now, past)) return group;
    const changed = Object.entries(now).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(past[key]),
    );
    return { [REPEATS]: 1, ...Object.fromEntries(changed) };
  });
}

function withRepeats(groups: readonly Json[]): readonly Json[] {
  let before: Fields = {};
  return groups.map((group) => {
    if (!isFields(group)) return group;
    const { [REPEATS]: repeats, ...fields } = group;
    before = repeats === undefined ? complete(fields) : { ...before, ...fields };
    return before;
  });
}

/** The actions of one group. */
function membersOf(group: Json): readonly Json[] {
  if (!isFields(group)) return [group];
  const { [VARIES]: varying, ...fields } = group;
  if (!Array.isArray(varying)) return [fields];
  return varying.reduce<readonly Fields[]>(
    (found, field) =>
      found.flatMap((action) => {
        const values = action[field];
        return Array.isArray(values) ? values.map((value) => ({ ...action, [field]: value })) : [action];
      }),
    [fields],
  );
}
