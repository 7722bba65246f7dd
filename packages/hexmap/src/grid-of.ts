// Grids as map files name them: kept apart from the form of the files, which not everyone who reads one must know.

import { directionTo, type Grid, makeGrid } from './geometry.ts';
import type { GridHeader } from './schema.ts';

export function gridOf(header: GridHeader): Grid {
  return makeGrid(header.columns, header.rows, header.lowColumns);
}

export function areAdjacent(grid: Grid, a: string, b: string): boolean {
  const from = grid.index.get(a);
  const to = grid.index.get(b);
  return from !== undefined && to !== undefined && directionTo(grid, from, to) >= 0;
}
