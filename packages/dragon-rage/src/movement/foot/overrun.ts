import { DIRECTIONS } from '@hexwyrm/hexmap';
import { anyoneAt, type Board, enemyAt, isFriend, isTower, typeOf } from '../../core/board.ts';
import type { Clause, Hex, UnitId } from '../../core/vocabulary.ts';
import { crossingRefusal } from '../../terrain/crossing.ts';
import { waderRefusal } from '../../terrain/stacking.ts';
import { stepCost } from '../step-cost.ts';

/**
 * DR-2.4.7.1-a, b, f: a giant or tyrannosaur may walk through enemies if it can leave the last of them with the
 * movement points it has. Major monsters, who also face, are in major/major-walk.ts.
 */
export function overrunRefusal(board: Board, id: UnitId, to: Hex): Clause | null {
  const unit = board.state.units[id];
  const refusal = overrunHexRefusal(board, id, to);
  if (refusal) return refusal;
  if (!enemyAt(board, to, unit.side)) return null;
  const left = typeOf(board, unit).mp - (unit.did?.spent ?? 0) - stepCost(board, unit.hex, to);
  return canLeave(board, id, to, left) ? null : 'DR-2.4.7.1-b';
}

/** Why a monster may not enter an occupied hex, regardless of its movement points. */
export function overrunHexRefusal(board: Board, id: UnitId, to: Hex): Clause | null {
  const unit = board.state.units[id];
  if (anyoneAt(board, to, (other) => other !== unit && isFriend(other, unit.side))) return 'DR-2.4.3-d';
  if (isTower(board, to) && enemyAt(board, to, unit.side)) return 'DR-2.4.7.1-c';
  return waderRefusal(board, unit, to);
}

/** Whether a giant or tyrannosaur among enemies in the hex can still reach one without any. */
export function canLeave(board: Board, id: UnitId, from: Hex, left: number): boolean {
  if (left <= 0) return false;
  const unit = board.state.units[id];
  const { neighbour } = board.map.grid;
  return DIRECTIONS.some((direction) => {
    const to = neighbour[from * 6 + direction];
    if (to < 0) return false;
    const after = left - stepCost(board, from, to);
    if (after < 0 || crossingRefusal(board, unit, from, direction, to) || overrunHexRefusal(board, id, to))
      return false;
    return !enemyAt(board, to, unit.side) || canLeave(board, id, to, after);
  });
}
