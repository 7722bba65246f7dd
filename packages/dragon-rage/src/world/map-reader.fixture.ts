// Reads a compiled map by printed hex numbers, for tests.

import { directionTo, hexAt } from '@hexwyrm/hexmap';
import type { MapId } from './map-schema.ts';
import { type Crossing, canWalkIn, flood as floodIn, isBarrierIn, neighboursIn } from './passable.ts';
import { TERRAIN } from './terrain.ts';
import { worldFor } from './world.ts';

export function readMap(id: MapId) {
  const { map } = worldFor(id, null);
  const { grid } = map;
  const at = (name: string) => hexAt(grid, name);
  const names = (hexes: Iterable<number>) => [...hexes].map((hex) => grid.names[hex] as string).sort();
  const where = (test: (hex: number) => boolean) => names(grid.names.keys()).filter((name) => test(at(name)));
  const side = (a: string, b: string) => at(a) * 6 + directionTo(grid, at(a), at(b));
  const terrain = (name: string) => TERRAIN[map.terrain[at(name)] as number];
  const neighbours = (hex: number) => neighboursIn(map, hex);
  const sideTo = (a: number, b: number) => a * 6 + directionTo(grid, a, b);
  const isBarrier = isBarrierIn(map);
  const flood = (start: readonly number[], pass: Crossing) => floodIn(map, start, pass);
  const canWalk = canWalkIn(map);
  return { map, grid, at, names, where, side, terrain, neighbours, sideTo, isBarrier, flood, canWalk };
}
