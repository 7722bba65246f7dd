import { columnOf, type Grid, heightOf } from './geometry.ts';

interface Measures {
  readonly distances: Uint8Array;
  readonly discs: Map<number, readonly number[]>;
}

const measures = new WeakMap<Grid, Measures>();

// A game asks about one grid thousands of times in a row: remember it and spare the WeakMap.
let latestGrid: Grid | null = null;
let latest: Measures = { distances: new Uint8Array(0), discs: new Map() };

function measuresOf(grid: Grid): Measures {
  if (grid === latestGrid) return latest;
  let found = measures.get(grid);
  if (!found) {
    found = { distances: distanceTable(grid), discs: new Map() };
    measures.set(grid, found);
  }
  latestGrid = grid;
  latest = found;
  return found;
}

function distanceTable(grid: Grid): Uint8Array {
  const { size } = grid;
  const table = new Uint8Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      const dx = Math.abs(columnOf(grid, a) - columnOf(grid, b));
      const dy = Math.abs(heightOf(grid, a) - heightOf(grid, b));
      const steps = dx + Math.max(0, (dy - dx) / 2);
      table[a * size + b] = steps;
      table[b * size + a] = steps;
    }
  }
  return table;
}

/** Number of steps from one hex to another, over any terrain. */
export function distance(grid: Grid, a: number, b: number): number {
  return measuresOf(grid).distances[a * grid.size + b] as number;
}

/** All hexes within `radius` steps, the hex itself included, in index order. */
export function within(grid: Grid, hex: number, radius: number): readonly number[] {
  const { discs, distances } = measuresOf(grid);
  const key = radius * grid.size + hex;
  let disc = discs.get(key);
  if (!disc) {
    const found: number[] = [];
    const base = hex * grid.size;
    for (let other = 0; other < grid.size; other++) {
      if ((distances[base + other] as number) <= radius) found.push(other);
    }
    disc = found;
    discs.set(key, disc);
  }
  return disc;
}
