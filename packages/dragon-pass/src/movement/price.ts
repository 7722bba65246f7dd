import { directionTo } from '@hexwyrm/hexmap';
import { openBoard, unitOf } from '../board.ts';
import type { State } from '../state.ts';
import { type Hex, POINT, type UnitId } from '../vocabulary.ts';
import { type CostPart, costParts } from './cost.ts';
import { marchOf } from './march.ts';
import { moverOf } from './mover.ts';

/** What a step of the unit into a neighbouring hex costs, part by part in points; empty for any other hex. */
export function stepPrice(state: State, unit: UnitId, to: Hex): readonly CostPart[] {
  const board = openBoard(state);
  if (state.units[unit] === undefined || unitOf(board, unit).hex < 0) return [];
  const march = marchOf(board, unit);
  const direction = directionTo(board.world.land.grid, march.hex, to);
  if (direction === -1) return [];
  const mover = moverOf(board, unit);
  const parts = costParts(mover, march.hex, direction, to, march.bonus);
  const total = parts.reduce((sum, { cost }) => sum + cost, 0);
  // DP-6.2.2-a: heroic movement never pays more than one point.
  if (mover.face.heroic && total > POINT) return [{ clause: 'DP-6.2.2-a', cost: 1 }];
  return parts.map(({ clause, cost }) => ({ clause, cost: cost / POINT }));
}
