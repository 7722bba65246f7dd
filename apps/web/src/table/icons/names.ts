import type { Kind } from '../../games/dragon-rage/table/kinds.ts';
import type { IconName } from './Icon.tsx';

const KINDS: Partial<Record<Kind, IconName>> = {
  walk: 'walk',
  overrun: 'overrun',
  bound: 'bound',
  fly: 'fly',
  land: 'land',
  slither: 'slither',
  turn: 'facing',
  face: 'facing',
  raze: 'raze',
  smash: 'smash',
  scale: 'scale',
  fall: 'fall',
  displace: 'walk',
  breathe: 'fire',
  shoot: 'shoot',
  strike: 'melee',
  melee: 'melee',
  join: 'melee',
  roll: 'dice',
  demolish: 'raze',
  place: 'place',
  arrive: 'reinforce',
  'cast-boost': 'boost',
  'cast-fog': 'fog',
  'cast-whirlwind': 'whirlwind',
  'cast-lightning': 'lightning',
  'cast-elemental': 'earth',
  'cast-dispel': 'spells',
  end: 'turn',
};

export const iconOf = (kind: Kind): IconName => KINDS[kind] ?? 'pointer';

/** One for each of the ten phases. */
export const PHASE_ICONS: readonly IconName[] = [
  'spells',
  'walk',
  'fire',
  'melee',
  'spells',
  'reinforce',
  'walk',
  'archery',
  'melee',
  'turn',
];
