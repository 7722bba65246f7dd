import type { Action } from '@hexwyrm/dragon-rage';
import type { KindTraits } from '../../../table/kit.ts';
import type { GameAction } from '../../kit.ts';

/** A way of acting: the type of the action, spell by spell, and landing apart from flying on. */
export type Kind =
  | Exclude<Action['type'], 'cast'>
  | `cast-${Extract<Action, { type: 'cast' }>['spell']}`
  | 'land';

export function kindOf(action: Action): Kind {
  if (action.type === 'cast') return `cast-${action.spell}`;
  if (action.type === 'fly' && action.land) return 'land';
  return action.type;
}

export const KINDS: Readonly<Record<Kind, KindTraits>> = {
  walk: { icon: 'walk', family: 'walk' },
  overrun: { icon: 'overrun', family: 'overrun', rolls: 'decisive', first: true },
  bound: { icon: 'bound', family: 'bound' },
  fly: { icon: 'fly', family: 'bound', quiet: true },
  land: { icon: 'land', family: 'bound' },
  slither: { icon: 'slither', family: 'walk', quiet: true, turns: 'by-key' },
  turn: { icon: 'facing', button: true, turns: 'by-click' },
  raze: { icon: 'raze', button: true, gain: true },
  smash: { icon: 'smash', family: 'overrun', rolls: 'decisive' },
  scale: { icon: 'scale', family: 'overrun', rolls: 'decisive' },
  fall: { icon: 'fall', family: 'overrun' },
  breathe: { icon: 'fire', family: 'target', rolls: 'deadliest' },
  shoot: { icon: 'shoot', family: 'target', rolls: 'decisive' },
  strike: { icon: 'melee', family: 'target', rolls: 'decisive' },
  melee: { icon: 'melee', family: 'target', rolls: 'decisive' },
  demolish: { icon: 'raze', button: true },
  'cast-boost': { icon: 'boost', button: true, quiet: true },
  'cast-fog': { icon: 'fog', quiet: true },
  'cast-whirlwind': { icon: 'whirlwind', quiet: true },
  'cast-lightning': { icon: 'lightning', family: 'target', quiet: true, rolls: 'decisive' },
  'cast-elemental': { icon: 'earth', quiet: true },
  'cast-dispel': { icon: 'spells', family: 'target', quiet: true },
  displace: { icon: 'walk', family: 'walk' },
  face: { icon: 'facing', turns: 'by-key' },
  place: { icon: 'place' },
  arrive: { icon: 'reinforce' },
  join: { icon: 'melee', rolls: 'decisive' },
  roll: { icon: 'dice', elsewhere: true, waits: true },
  recruit: { elsewhere: true },
  goal: { elsewhere: true },
  assign: { elsewhere: true },
  'choose-side': {},
  ready: {},
  pay: {},
  decline: {},
  end: { icon: 'turn' },
  concede: {},
};

/** Whether it is an action of Dragon Rage; its insides are the engine's word. */
export const isAction = (action: GameAction): action is Action =>
  action.type === 'cast' || (action.type in KINDS && action.type !== 'land');
