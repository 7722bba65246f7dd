import { reach } from '@hexwyrm/hexmap';
import type { World } from '../../../index.ts';
import { neighboursOf, type Scene } from '../scene.ts';

/** Enemies in one hex, and what they can bring where in their next movement. */
export interface Force {
  readonly hex: number;
  readonly strength: number;
  /** Strength that goes at the same pace, by what it can reach. */
  readonly troops: readonly (readonly [cf: number, range: Uint8Array])[];
}

/** A hex can be entered, or somebody in it be struck at from beside. */
export const ENTERS = 1;
export const STRIKES = 2;
export type Menace = typeof ENTERS | typeof STRIKES;

/** Prices are reckoned in tenths of a movement point. */
const POINT = 10;
const ROAD = 7;

export const forcesOf = ({ world, camps }: Scene): readonly Force[] =>
  [...camps].map(([hex, stack]) => {
    const byPace = new Map<number, number>();
    let strength = 0;
    for (const { mf, cf } of stack) {
      byPace.set(mf, (byPace.get(mf) ?? 0) + cf);
      strength += cf;
    }
    return { hex, strength, troops: [...byPace].map(([mf, cf]) => [cf, rangeOf(world, hex, mf)] as const) };
  });

/** What a force can bring to a hex. */
export function partOf({ troops }: Force, hex: number, menace: Menace): number {
  let part = 0;
  for (const [cf, range] of troops) if ((range[hex] & menace) !== 0) part += cf;
  return part;
}

/** By hex: what all forces together can bring. */
export function sumOf(world: World, forces: readonly Force[], menace: Menace): Float64Array {
  const sum = new Float64Array(world.land.grid.size);
  for (const { troops } of forces)
    for (const [cf, range] of troops)
      for (let hex = 0; hex < sum.length; hex++) if ((range[hex] & menace) !== 0) sum[hex] += cf;
  return sum;
}

const known = new WeakMap<World, Map<number, Uint8Array>>();
const PACES = 32;

/** Hexes a unit can come to, and come beside, where nobody is in its way. */
function rangeOf(world: World, hex: number, mf: number): Uint8Array {
  const ranges = known.get(world) ?? new Map<number, Uint8Array>();
  known.set(world, ranges);
  const key = hex * PACES + mf;
  const found = ranges.get(key) ?? explore(world, hex, mf);
  ranges.set(key, found);
  return found;
}

function explore(world: World, hex: number, mf: number): Uint8Array {
  const { land } = world;
  const { cost } = reach(land.grid, hex, mf * POINT, (from, next, direction) => {
    if (land.terrain[next] === 'lake' || land.terrain[next] === 'sea') return -1;
    return land.road[from * 6 + direction] > 0 ? ROAD : land.chart[next].cost * POINT;
  });
  const range = new Uint8Array(cost.length);
  for (let to = 0; to < cost.length; to++) {
    if (cost[to] < 0) continue;
    range[to] |= ENTERS;
    for (const next of neighboursOf(world, to)) range[next] |= STRIKES;
  }
  return range;
}
