import { reach } from '@hexwyrm/hexmap';
import type { World } from '../../index.ts';
import { byHex, type Man, neighboursOf, type Scene } from './scene.ts';

/** Enemies in one hex, and where they can strike in their next movement. */
export interface Force {
  readonly hex: number;
  readonly strength: number;
  /** By hex: its strength that can come into it, and that can come beside it. */
  readonly enters: Float32Array;
  readonly strikes: Float32Array;
}

/** Prices are reckoned in tenths of a movement point. */
const POINT = 10;
const ROAD = 7;

export const forcesOf = ({ world, foes }: Scene): readonly Force[] =>
  [...byHex(foes)].map(([hex, stack]) => forceAt(world, hex, stack));

function forceAt(world: World, hex: number, stack: readonly Man[]): Force {
  const { size } = world.land.grid;
  const enters = new Float32Array(size);
  const strikes = new Float32Array(size);
  let strength = 0;
  const byPace = new Map<number, number>();
  for (const { mf, cf } of stack) {
    byPace.set(mf, (byPace.get(mf) ?? 0) + cf);
    strength += cf;
  }
  for (const [mf, cf] of byPace) {
    const { near, beside } = rangeOf(world, hex, mf);
    for (const to of near) enters[to] += cf;
    for (const to of beside) strikes[to] += cf;
  }
  return { hex, strength, enters, strikes };
}

interface Range {
  readonly near: readonly number[];
  readonly beside: readonly number[];
}

const known = new WeakMap<World, Map<number, Range>>();
const PACES = 32;

/** Hexes a unit can come to, and come beside, where nobody is in its way. */
function rangeOf(world: World, hex: number, mf: number): Range {
  const ranges = known.get(world) ?? new Map<number, Range>();
  known.set(world, ranges);
  const key = hex * PACES + mf;
  const found = ranges.get(key) ?? explore(world, hex, mf);
  ranges.set(key, found);
  return found;
}

function explore(world: World, hex: number, mf: number): Range {
  const { land } = world;
  const { cost } = reach(land.grid, hex, mf * POINT, (from, next, direction) => {
    if (land.terrain[next] === 'lake' || land.terrain[next] === 'sea') return -1;
    return land.road[from * 6 + direction] > 0 ? ROAD : land.chart[next].cost * POINT;
  });
  const near: number[] = [];
  const beside = new Set<number>();
  for (let to = 0; to < cost.length; to++) {
    if (cost[to] < 0) continue;
    near.push(to);
    for (const next of neighboursOf(world, to)) beside.add(next);
  }
  return { near, beside: [...beside] };
}
