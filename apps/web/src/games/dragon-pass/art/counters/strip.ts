import type { Livery } from './livery.ts';
import { peopleOf } from './livery.ts';

/** The upper edge of the strip with the figures, whose shape shows the side: moons, bolts, or straight. */
export function stripEdge(livery: Livery): string {
  const people = peopleOf(livery);
  if (people === 'lunar') return MOONS;
  return people === 'sartar' || people === 'horde' ? BOLTS : STRAIGHT;
}

export const STRAIGHT = 'h100';
const MOONS = 'a12.5 8.3 0 0 1 25 0'.repeat(4);
const BOLTS = 'l7-7l3 5l7-5l3 7'.repeat(5);
