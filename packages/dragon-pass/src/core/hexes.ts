// The hexes of the map: their names, and how they lie to each other.

import type { Hex } from './vocabulary.ts';
import type { World } from './world/world.ts';

/** What knows the map: a board, or a game on it. */
interface OnMap {
  readonly world: World;
}

export const hexName = (board: OnMap, hex: Hex): string => board.world.land.grid.names[hex] ?? '';

/** The hex of that printed number, or -1. */
export const hexNumbered = (board: OnMap, name: string): Hex => board.world.land.grid.index.get(name) ?? -1;

/** The hexes of the map that go by that name (map.json, zones). */
export function zoneNamed(board: OnMap, name: string): readonly Hex[] {
  const hexes = board.world.land.zones.get(name);
  if (hexes === undefined) throw new RangeError(`the map has no zone ${name}`);
  return hexes;
}

/** Hexes from one to the other (R-DPC-88). */
export function range({ world: { land } }: OnMap, a: Hex, b: Hex): number {
  const across = Math.abs((land.columns[a] ?? 0) - (land.columns[b] ?? 0));
  const down = Math.abs((land.heights[a] ?? 0) - (land.heights[b] ?? 0));
  return across + Math.max(0, (down - across) / 2);
}

/** Hexes from each hex of the map to the nearest of those. */
export function rangesTo(board: OnMap, hexes: readonly Hex[]): ReadonlyMap<Hex, number> {
  const ranges = new Map(hexes.map((hex) => [hex, 0]));
  for (const [hex, steps] of ranges)
    for (const next of neighboursOf(board, hex)) if (!ranges.has(next)) ranges.set(next, steps + 1);
  return ranges;
}

/** The neighbours of a hex that are on the map. */
export function neighboursOf(board: OnMap, hex: Hex): Hex[] {
  const { neighbour } = board.world.land.grid;
  const found: Hex[] = [];
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const next = neighbour[side] ?? -1;
    if (next >= 0) found.push(next);
  }
  return found;
}

export const areNeighbours = (board: OnMap, a: Hex, b: Hex): boolean => range(board, a, b) === 1;
