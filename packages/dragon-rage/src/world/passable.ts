// Where a walker gets on a map, and what the walls shut out.

import { DIRECTIONS, directionTo } from '@hexwyrm/hexmap';
import type { CityMap } from './city-map.ts';
import { OFFMAP, RIVER, SEA } from './terrain.ts';

export type Crossing = (a: number, b: number) => boolean;

export const neighboursIn = ({ grid }: CityMap, hex: number): number[] =>
  DIRECTIONS.flatMap((direction) => {
    const other = grid.neighbour[hex * 6 + direction];
    return other !== undefined && other >= 0 ? [other] : [];
  });

/** All hexes that are reached from some. */
export function flood(map: CityMap, start: readonly number[], pass: Crossing): Set<number> {
  const seen = new Set(start);
  for (const hex of seen) for (const other of neighboursIn(map, hex)) if (pass(hex, other)) seen.add(other);
  return seen;
}

/** Walls, towers and what leads through them. */
export const isBarrierIn =
  (map: CityMap): Crossing =>
  (a, b) => {
    const side = a * 6 + directionTo(map.grid, a, b);
    return map.wall[side] === 1 || map.towerSide[side] === 1 || (map.entrance[side] ?? -1) >= 0;
  };

const WET: ReadonlySet<number> = new Set([RIVER, SEA, OFFMAP]);

export const isDry = ({ terrain }: CityMap, hex: number): boolean => !WET.has(terrain[hex] ?? OFFMAP);

/** A walker for which every entrance is open. */
export const canWalkIn =
  (map: CityMap): Crossing =>
  (a, b) => {
    const side = a * 6 + directionTo(map.grid, a, b);
    return isDry(map, b) && map.access[side] === 1 && map.wall[side] === 0 && map.towerSide[side] === 0;
  };
