import { DIRECTIONS } from '@hexwyrm/hexmap';
import { tableTargets } from '../../consequences/table.ts';
import { type Board, enemyAt, isTower, typeOf } from '../../core/board.ts';
import type { Clause, Facing, Hex, UnitId } from '../../core/vocabulary.ts';
import { weatherIn } from '../../magic/weather.ts';
import { crossingRefusal } from '../../terrain/crossing.ts';
import { overrunHexRefusal } from '../foot/overrun.ts';
import { stepCost } from '../step-cost.ts';
import { turnsBetween } from './facing.ts';
import { walkLeft } from './modes.ts';

/** What an overrun attack costs beyond the step (DR-2.4.7.2-a). */
export const OVERRUN_MP = 1;

/** Why an overrun attack is impossible, regardless of MP: DR-2.4.7.2-a, b, c, DR-2.8.6-k, DR-2.8.7-e. */
export function overrunAttackRefusal(board: Board, id: UnitId, from: Hex, to: Hex): Clause | null {
  const unit = board.state.units[id];
  if (typeOf(board, unit).overrunStrength === 0) return 'DR-2.4.7.2-b';
  if (tableTargets(board, to, unit.side).length === 0) return 'DR-2.4.7.2-a';
  if (isTower(board, to)) return 'DR-2.4.7.2-c';
  return (
    weatherIn(board, from, 'bars-overruns') ??
    weatherIn(board, to, 'bars-overruns') ??
    weatherIn(board, to, 'shelters')
  );
}

/**
 * DR-2.4.7.1-b, f: whether a walking major monster in the hex with that facing and MP can still get off the
 * enemy: to a hex without enemies, or to one it can attack by overrun, paying for turns beyond the free one.
 */
export function canWalkOff(board: Board, id: UnitId, hex: Hex, facing: Facing, left: number): boolean {
  const unit = board.state.units[id];
  const { neighbour } = board.map.grid;
  return DIRECTIONS.some((direction) => {
    const to = neighbour[hex * 6 + direction];
    if (to < 0) return false;
    const after = left - Math.max(0, turnsBetween(facing, direction) - 1) - stepCost(board, hex, to);
    if (after < 0 || crossingRefusal(board, unit, hex, direction, to) || overrunHexRefusal(board, id, to))
      return false;
    if (!enemyAt(board, to, unit.side)) return true;
    if (after >= OVERRUN_MP && overrunAttackRefusal(board, id, hex, to) === null) return true;
    return canWalkOff(board, id, to, direction, after);
  });
}

/** Why a monster in an overrun move may not turn or spend like this: it could not get off the enemy. */
export function exitRefusal(board: Board, id: UnitId, facing: Facing, cost: number): Clause | null {
  const frame = board.state.frames.at(-1);
  if (frame?.kind !== 'passing' || frame.unit !== id) return null;
  const unit = board.state.units[id];
  return canWalkOff(board, id, unit.hex, facing, walkLeft(board, unit) - cost) ? null : frame.clause;
}
