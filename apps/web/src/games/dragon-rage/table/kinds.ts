import type { Action, SpellName } from '@hexwyrm/dragon-rage';
import { ABILITY_TRAITS, SPELL_TRAITS } from '@hexwyrm/dragon-rage/data';
import type { GameAction } from '../../../kit/kit.ts';
import type { KindTraits } from '../../../table/kit.ts';

/** A way of acting: the type of the action, spell by spell, and landing apart from flying on. */
export type Kind = Exclude<Action['type'], 'cast'> | `cast-${SpellName}` | 'land';

export function kindOf(action: Action): Kind {
  if (action.type === 'cast') return `cast-${action.spell}`;
  if (action.type === 'fly' && action.land) return 'land';
  return action.type;
}

/** Modes keep their numbers and places: players find a dragon's bound without looking. */
export const KINDS: Readonly<Record<Kind, KindTraits>> = {
  walk: { icon: 'walk', family: 'walk', digit: 1 },
  ...ABILITY_TRAITS,
  turn: { icon: 'facing', button: true, turns: 'by-click', digit: 6 },
  overrun: { icon: 'overrun', family: 'overrun', rolls: 'decisive', first: true, digit: 7 },
  raze: { icon: 'raze', button: true, gain: true, digit: 8 },
  smash: { icon: 'smash', family: 'overrun', rolls: 'decisive', digit: 9 },
  scale: { icon: 'scale', family: 'overrun', rolls: 'decisive', digit: 9 },
  fall: { icon: 'fall', family: 'overrun' },
  shoot: { icon: 'shoot', family: 'target', rolls: 'decisive', digit: 1 },
  strike: { icon: 'melee', family: 'target', rolls: 'decisive', digit: 1 },
  melee: { icon: 'melee', family: 'target', rolls: 'decisive', digit: 1 },
  demolish: { icon: 'raze', button: true, digit: 2 },
  ...SPELL_TRAITS,
  displace: { icon: 'walk', family: 'walk' },
  face: { icon: 'facing', turns: 'by-key' },
  mark: { icon: 'raze', family: 'target' },
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
