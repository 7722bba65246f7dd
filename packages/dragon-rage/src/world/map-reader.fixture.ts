// Reads a compiled map by printed hex numbers, for tests.

import { DIRECTIONS, directionTo, hexAt } from '@hexwyrm/hexmap';
import type { MapId } from './map-schema.ts';
import { OFFMAP, RIVER, SEA, TERRAIN } from './terrain.ts';
import { worldFor } from './world.ts';

export function readMap(id: MapId) {
  const { map } = worldFor(id, null);
  const { grid } = map;
  const at = (name: string) => hexAt(grid, name);
  const names = (hexes: Iterable<number>) => [...hexes].map((hex) => grid.names[hex] as string).sort();
  const where = (test: (hex: number) => boolean) => names(grid.names.keys()).filter((name) => test(at(name)));
  const side = (a: string, b: string) => at(a) * 6 + directionTo(grid, at(a), at(b));
  const terrain = (name: string) => TERRAIN[map.terrain[at(name)] as number];
  const neighbours = (hex: number) =>
    DIRECTIONS.map((d) => grid.neighbour[hex * 6 + d] as number).filter((other) => other >= 0);
  const sideTo = (a: number, b: number) => a * 6 + directionTo(grid, a, b);
  const isBarrier = (a: number, b: number) => {
    const s = sideTo(a, b);
    return map.wall[s] === 1 || map.towerSide[s] === 1 || (map.entrance[s] as number) >= 0;
  };
  const flood = (start: readonly number[], pass: (a: number, b: number) => boolean) => {
    const seen = new Set(start);
    for (const hex of seen) for (const other of neighbours(hex)) if (pass(hex, other)) seen.add(other);
    return seen;
  };
  /** A walker to whom every entrance is open. */
  const canWalk = (a: number, b: number) => {
    const s = sideTo(a, b);
    const ground = map.terrain[b] as number;
    if (ground === RIVER || ground === SEA || ground === OFFMAP) return false;
    return map.access[s] === 1 && map.wall[s] === 0 && map.towerSide[s] === 0;
  };
  return { map, grid, at, names, where, side, terrain, neighbours, sideTo, isBarrier, flood, canWalk };
}
