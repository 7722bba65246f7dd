import type { Action } from '@hexwyrm/dragon-rage';

/** A way of acting that a person can choose between: the type of the action, spell by spell. */
export type Kind =
  | Exclude<Action['type'], 'cast'>
  | `cast-${Extract<Action, { type: 'cast' }>['spell']}`
  | 'land';

export function kindOf(action: Action): Kind {
  if (action.type === 'cast') return `cast-${action.spell}`;
  if (action.type === 'fly' && action.land) return 'land';
  return action.type;
}

/** Where an action leads, for marks on the board. */
export type Family = 'walk' | 'bound' | 'overrun' | 'target' | 'zone';

const FAMILIES: Partial<Record<Kind, Family>> = {
  walk: 'walk',
  slither: 'walk',
  displace: 'walk',
  bound: 'bound',
  fly: 'bound',
  land: 'bound',
  overrun: 'overrun',
  shoot: 'target',
  melee: 'target',
  strike: 'target',
  breathe: 'target',
  'cast-lightning': 'target',
  'cast-dispel': 'target',
  smash: 'overrun',
  scale: 'overrun',
  fall: 'overrun',
};

export const familyOf = (kind: Kind): Family => FAMILIES[kind] ?? 'zone';

/** Kinds that are about the unit itself, not about a hex: they get a button instead of a mark. */
const BY_BUTTON: ReadonlySet<Kind> = new Set<Kind>(['raze', 'demolish', 'turn', 'cast-boost']);

export const hasButton = (kind: Kind): boolean => BY_BUTTON.has(kind);

/** The rolls of these kinds are shown on the board before they are chosen. */
const ROLLS: ReadonlySet<Kind> = new Set<Kind>([
  'overrun',
  'shoot',
  'melee',
  'strike',
  'breathe',
  'cast-lightning',
  'smash',
  'scale',
  'join',
]);

export const showsOdds = (kind: Kind): boolean => ROLLS.has(kind);

/** The order in which buttons offer the kinds. */
const ORDER: readonly Kind[] = [
  'walk',
  'overrun',
  'bound',
  'fly',
  'land',
  'slither',
  'turn',
  'raze',
  'smash',
  'scale',
  'fall',
  'breathe',
  'shoot',
  'strike',
  'melee',
  'demolish',
  'cast-boost',
  'cast-fog',
  'cast-whirlwind',
  'cast-lightning',
  'cast-elemental',
  'cast-dispel',
];

export const inOrder = (a: Kind, b: Kind): number => rank(a) - rank(b);

function rank(kind: Kind): number {
  const at = ORDER.indexOf(kind);
  return at < 0 ? ORDER.length : at;
}
