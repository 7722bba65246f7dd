import type { Action } from '@hexwyrm/dragon-rage';
import { DIRECTION_NAMES, type DirectionName } from '@hexwyrm/hexmap';
import type { Variants } from '../../../table/kit.ts';

/** The fields in which actions of one option can differ. */
export type Patch = {
  readonly facing?: DirectionName;
  readonly area?: string;
  readonly monster?: number;
  readonly target?: number;
  readonly element?: string;
  readonly hold?: boolean;
  readonly radius?: number;
  readonly mp?: number;
  readonly route?: string;
  readonly groups?: string;
};

type Field = keyof Patch;

const FIELDS: readonly Field[] = [
  'facing',
  'area',
  'monster',
  'target',
  'element',
  'hold',
  'radius',
  'mp',
  'route',
  'groups',
];

/** The value of a field as something that can be compared; undefined where the action has none. */
export function fieldOf(action: Action, field: Field): string | number | boolean | undefined {
  if (field === 'hold')
    return action.type === 'cast' && action.spell === 'lightning' ? action.hold === true : undefined;
  if (field === 'route') return action.type === 'fly' ? action.route.join(' ') : undefined;
  if (field === 'groups') return action.type === 'strike' ? groupsKey(action.groups) : undefined;
  const found = new Map<string, unknown>(Object.entries(action)).get(field);
  return typeof found === 'string' || typeof found === 'number' ? found : undefined;
}

type Groups = Extract<Action, { type: 'strike' }>['groups'];

export const groupsKey = ({ head = 0, wings = 0, legs = 0 }: Groups): string => `${head}.${wings}.${legs}`;

/** The action that has what is wished and otherwise stays as close to the present one as the list allows. */
export function vary(actions: readonly Action[], present: Action, wish: Patch): Action {
  const wished = FIELDS.filter((field) => wish[field] !== undefined);
  const fits = actions.filter((action) => wished.every((field) => fieldOf(action, field) === wish[field]));
  let best = present;
  let most = -1;
  for (const action of fits) {
    const same = FIELDS.filter((field) => fieldOf(action, field) === fieldOf(present, field)).length;
    if (same > most) {
      best = action;
      most = same;
    }
  }
  return best;
}

/** The values a field takes among the actions, in their order, each once. */
export function valuesOf(actions: readonly Action[], field: Field): readonly (string | number | boolean)[] {
  const values = new Set<string | number | boolean>();
  for (const action of actions) {
    const value = fieldOf(action, field);
    if (value !== undefined) values.add(value);
  }
  return [...values];
}

export const facingsOf = (actions: readonly Action[]): readonly DirectionName[] => {
  const found = valuesOf(actions, 'facing');
  return DIRECTION_NAMES.filter((name) => found.includes(name));
};

/** The next facing that is allowed, clockwise or the other way. */
function turned(actions: readonly Action[], present: Action, step: 1 | -1): Action {
  const facings = facingsOf(actions);
  if (facings.length < 2) return present;
  const now = 'facing' in present && present.facing !== undefined ? facings.indexOf(present.facing) : -1;
  const next = facings[(now + step + facings.length) % facings.length];
  return next === undefined ? present : vary(actions, present, { facing: next });
}

/** The actions of an option ranked by chance: the areas of a monster; otherwise only the suggestion. */
const rivals = (actions: readonly [Action, ...Action[]]): readonly Action[] =>
  valuesOf(actions, 'area').length > 1 ? actions : [proposal(actions, null)];

/** The allowed facing that needs the fewest turns to this one. */
function nearest(allowed: readonly DirectionName[], wish: DirectionName): DirectionName {
  const turns = (name: DirectionName): number => {
    const apart = Math.abs(DIRECTION_NAMES.indexOf(name) - DIRECTION_NAMES.indexOf(wish));
    return Math.min(apart, DIRECTION_NAMES.length - apart);
  };
  return allowed.toSorted((a, b) => turns(a) - turns(b))[0] ?? wish;
}

/** The first suggestion for an option: the shortest route, all groups, the wished or nearest facing. */
function proposal(actions: readonly [Action, ...Action[]], facing: DirectionName | null): Action {
  let best = actions[0];
  for (const action of actions) if (weight(action) > weight(best)) best = action;
  return facing === null ? best : vary(actions, best, { facing: nearest(facingsOf(actions), facing) });
}

function weight(action: Action): number {
  if (action.type === 'fly') return -action.route.length;
  if (action.type === 'strike') {
    const { head = 0, wings = 0, legs = 0 } = action.groups;
    return head + wings + legs;
  }
  if (action.type === 'smash') return action.mp ?? 0;
  return 0;
}

export const VARIANTS: Variants = { rivals, proposal, vary, turned };
