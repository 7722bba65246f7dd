import { type State, worldFor } from '../../index.ts';

/**
 * Whether a dragon comes with an army to a city whose doors are prizes: a unit that leaves a post there, or shuts a door rather than
 * strike out of it, costs more than a dragon's wings are worth.
 */
export function isHeld({ units, map, corrections }: State): boolean {
  const { types, map: city } = worldFor(map, corrections);
  const invaders = units.filter(({ side }) => side === 'invader').map(({ type }) => types[type].kind);
  return invaders.includes('major') && invaders.some((kind) => kind !== 'major') && city.vpDoor.includes(1);
}
