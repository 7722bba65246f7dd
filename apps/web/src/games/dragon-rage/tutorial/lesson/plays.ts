import type { Action } from '@hexwyrm/dragon-rage';
import type { Seat } from '@hexwyrm/kernel';
import { ARCHERS, CAVALRY, CITY, DRAGON, HERO, LEARNER, WIZARD } from './opening.ts';

/** One action of the lesson, with the dice it will roll. */
export interface Play {
  readonly seat: Seat;
  readonly action: Action;
  readonly dice: readonly number[];
}

const mine = (action: Action, ...dice: number[]): Play => ({ seat: LEARNER, action, dice });
const theirs = (action: Action, ...dice: number[]): Play => ({ seat: CITY, action, dice });
const ride = (to: string): Play => theirs({ type: 'walk', unit: CAVALRY, to });

const EVERYTHING = { head: 1, wings: 2, legs: 4 };

/** The whole lesson, action by action. The learner may spread the lightning's damage otherwise; all else is fixed. */
export const PLAYS: readonly Play[] = [
  mine({ type: 'walk', unit: DRAGON, to: '0606' }),
  mine({ type: 'turn', unit: DRAGON, facing: 'SE' }),
  mine({ type: 'smash', unit: DRAGON, to: '0707', mp: 1 }),
  mine({ type: 'walk', unit: DRAGON, to: '0707' }),
  mine({ type: 'end' }),
  mine({ type: 'strike', unit: DRAGON, hex: '0708', groups: EVERYTHING }, 5),

  theirs({ type: 'cast', unit: WIZARD, spell: 'lightning', target: DRAGON }),
  mine({ type: 'assign', area: 'head' }),
  mine({ type: 'assign', area: 'wings' }),
  mine({ type: 'assign', area: 'legs' }),

  ...['1310', '1209', '1109', '1008', '0908', '0807'].map(ride),
  theirs({ type: 'end' }),
  theirs({ type: 'shoot', unit: ARCHERS, monster: DRAGON, area: 'head' }, 2),
  theirs({ type: 'melee', unit: HERO, monster: DRAGON, area: 'wings' }, 4),
  theirs({ type: 'melee', unit: CAVALRY, monster: DRAGON, area: 'legs' }, 3),

  mine({ type: 'bound', unit: DRAGON, to: '1008' }),
  mine({ type: 'breathe', unit: DRAGON, facing: 'S' }, 3),

  theirs({ type: 'end' }),
  ...['0908', '1007'].map(ride),
  theirs({ type: 'end' }),
  theirs({ type: 'melee', unit: CAVALRY, monster: DRAGON, area: 'wings' }, 5),

  mine({ type: 'walk', unit: DRAGON, to: '1108' }),
  mine({ type: 'overrun', unit: DRAGON, to: '1107' }, 4),
  mine({ type: 'raze', unit: DRAGON }),
];

/** Every die of the lesson, in the order in which they fall. */
export const DICE: readonly number[] = PLAYS.flatMap(({ dice }) => dice);

/** What may be chosen freely where the lesson only shows one way. */
const FREE: ReadonlySet<string> = new Set(['area']);

/** Whether the action is what the lesson wants here. */
export function isWanted({ action: wanted }: Play, action: Action): boolean {
  if (wanted.type !== action.type) return false;
  const free = wanted.type === 'assign';
  const names = new Set([...Object.keys(wanted), ...Object.keys(action)]);
  return [...names].every(
    (name) => (free && FREE.has(name)) || same(field(wanted, name), field(action, name)),
  );
}

const field = (thing: object, name: string): unknown => new Map(Object.entries(thing)).get(name);

function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => field(a, name) === field(b, name));
}
