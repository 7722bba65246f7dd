import { DIRECTIONS, type Direction, type Grid } from './geometry.ts';

export interface Reach {
  /** cheapest cost to each hex, or -1 where the budget does not suffice */
  readonly cost: Int16Array;
  /** the hex before it on a cheapest way, or -1 */
  readonly from: Int16Array;
}

/** Price of a step in whole points, or -1 where it is not allowed. */
export type StepCost = (from: number, to: number, direction: Direction) => number;

/** Everything that can be reached for a budget: Dijkstra with one bucket per point spent. */
export function reach(grid: Grid, start: number, budget: number, stepCost: StepCost): Reach {
  const cost = new Int16Array(grid.size).fill(-1);
  const from = new Int16Array(grid.size).fill(-1);
  // Buckets are made when they are needed: a budget may be larger than any cost on the map.
  const buckets: (number[] | undefined)[] = [[start]];
  cost[start] = 0;
  for (let spent = 0; spent < buckets.length; spent++) {
    const bucket = buckets[spent] ?? [];
    // A step may be free, so the bucket can grow while it is emptied.
    for (let i = 0; i < bucket.length; i++) {
      const hex = bucket[i] as number;
      if (cost[hex] !== spent) continue;
      for (const direction of DIRECTIONS) {
        const next = grid.neighbour[hex * 6 + direction] as number;
        if (next < 0) continue;
        const step = stepCost(hex, next, direction);
        if (step < 0) continue;
        const total = spent + step;
        const known = cost[next] as number;
        if (total > budget || (known >= 0 && known <= total)) continue;
        cost[next] = total;
        from[next] = hex;
        const later = buckets[total];
        if (later) later.push(next);
        else buckets[total] = [next];
      }
    }
  }
  return { cost, from };
}

/** The hexes from the start to a reached hex, both included; empty if it was not reached. */
export function wayTo(reached: Reach, hex: number): number[] {
  if ((reached.cost[hex] as number) < 0) return [];
  const way: number[] = [];
  for (let at = hex; at >= 0; at = reached.from[at] as number) way.unshift(at);
  return way;
}
