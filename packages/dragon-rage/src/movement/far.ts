import { reach } from '@hexwyrm/hexmap';
import { type Board, typeOf } from '../board.ts';
import type { Unit } from '../state.ts';
import { gaitOf } from '../terrain/crossing.ts';
import { CLOSED, waysFor } from '../terrain/ways.ts';
import type { Hex } from '../vocabulary.ts';

/**
 * The movement points that any way to the hex costs at least, one a hex (DR-2.4.1-a), whoever stands on it and whichever
 * gates are shut; null where no way leads there.
 */
export function leastCost(board: Board, unit: Unit, to: Hex): number | null {
  if (unit.hex < 0 || to < 0) return null;
  const { grid } = board.map;
  const ways = waysFor(board.world, gaitOf(typeOf(board, unit)));
  const { cost } = reach(grid, unit.hex, grid.size, (from, _to, direction) =>
    ways[from * 6 + direction] === CLOSED ? -1 : 1,
  );
  return cost[to] < 0 ? null : cost[to];
}
