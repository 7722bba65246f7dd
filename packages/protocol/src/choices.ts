import type { Json } from '@hexwyrm/kernel';

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
export function groupActions(actions: readonly Json[]): readonly Json[] {
  const groups = groupNeighbours(actions);
  return groups.length === actions.length ? groups : groupActions(groups);
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

/** The actions of one group. */
export function ungroupActions(group: Json): readonly Json[] {
  if (!isFields(group)) return [group];
  const { [VARIES]: varying, ...fields } = group;
  if (!Array.isArray(varying)) return [group];
  return varying.reduce<readonly Fields[]>(
    (found, field) =>
      found.flatMap((action) => {
        const values = action[field];
        return Array.isArray(values) ? values.map((value) => ({ ...action, [field]: value })) : [action];
      }),
    [fields],
  );
}
