import { DIRECTIONS, distance, type Grid } from '@hexwyrm/hexmap';
import type { Hex } from '../board/types.ts';

/** The direction whose hex lies nearest to the goal. */
export function towards(from: Hex, goal: Hex, grid: Grid): number {
  const far = (direction: number): number => {
    const to = grid.neighbour[from * 6 + direction] ?? -1;
    return to < 0 ? Number.POSITIVE_INFINITY : distance(grid, to, goal);
  };
  return DIRECTIONS.reduce<number>((best, direction) => (far(direction) < far(best) ? direction : best), 0);
}
