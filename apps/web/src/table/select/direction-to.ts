import { columnOf, DIRECTIONS, type Grid, heightOf } from '@hexwyrm/hexmap';
import type { Hex } from '../../board/types.ts';

/** As the crow flies, in half heights of a hex: a column is the square root of 3 of them wide. */
const crow = (grid: Grid, a: Hex, b: Hex): number =>
  Math.hypot(Math.sqrt(3) * (columnOf(grid, a) - columnOf(grid, b)), heightOf(grid, a) - heightOf(grid, b));

/** The direction that leads most nearly straight to the goal. */
export function directionTo(from: Hex, goal: Hex, grid: Grid): number {
  const far = (direction: number): number => {
    const to = grid.neighbour[from * 6 + direction];
    return to < 0 ? Number.POSITIVE_INFINITY : crow(grid, to, goal);
  };
  return DIRECTIONS.reduce<number>((best, direction) => (far(direction) < far(best) ? direction : best), 0);
}
