import { directionTo } from '@hexwyrm/hexmap';
import type { ActionOf } from '../../core/actions.ts';
import { type Board, hasCarcass, typeOf } from '../../core/board.ts';
import { type Clause, type Hex, type UnitId, WAITING } from '../../core/vocabulary.ts';
import { isOut } from '../../magic/weather.ts';
import { crossingRefusal, groundRefusal } from '../../terrain/crossing.ts';
import { stackingRefusal } from '../../terrain/stacking.ts';
import { CLOSED, FREE, waysFor } from '../../terrain/ways.ts';
import type { UnitType } from '../../world/unit-types.ts';
import { allowanceRefusal } from '../allowance.ts';
import { idleRefusal, leashRefusal } from '../orders.ts';
import { farRefusal } from './far.ts';
import { overrunRefusal } from './overrun.ts';
import { towerRefusal } from './road-towers.ts';

export type Step = ActionOf<'walk'>;

/** The steps the unit may take now. */
export function findSteps(board: Board, id: UnitId): Step[] {
  const steps: Step[] = [];
  const { map, first } = board;
  const unit = board.state.units[id];
  const type = typeOf(board, unit);
  const spent = unit.did?.spent ?? 0;
  if (spent >= type.roadMp || idleRefusal(board, id)) return steps;
  if (unit.hex === WAITING) {
    for (const to of map.entryHexes)
      if (stepRefusal(board, id, to) === null) steps.push({ type: 'walk', unit: id, to });
    return steps;
  }
  const roadOnly = spent >= type.mp;
  if (roadOnly && !unit.did?.road) return steps;
  const ways = waysFor(board, type.gait);
  const unhindered = isUnhindered(board, type);
  for (let side = unit.hex * 6; side < unit.hex * 6 + 6; side++) {
    if (ways[side] === CLOSED || (roadOnly && map.road[side] === 0)) continue;
    const to = map.grid.neighbour[side];
    if (first[to] !== 0 && companyRefusal(board, id, to) !== null) continue;
    const plain = unhindered && ways[side] === FREE && !hasCarcass(board, to);
    if (plain || stepRefusal(board, id, to) === null) steps.push({ type: 'walk', unit: id, to });
  }
  return steps;
}

/** Nothing but ground and company can refuse this unit a step: most units, most of the time. */
const isUnhindered = (board: Board, { vengeful, kind }: UnitType): boolean =>
  !vengeful && board.state.elowyn === null && (kind !== 'minor' || !isOut(board, 'slows-monsters'));

/** Why the unit, free to move, may not take this step. */
export function stepRefusal(board: Board, id: UnitId, to: Hex): Clause | null {
  const unit = board.state.units[id];
  const { grid } = board.map;
  if (unit.hex === WAITING) {
    if (unit.side !== 'invader' || !board.map.entryHexes.includes(to)) return 'DR-3.2.1-b';
    return groundRefusal(board, unit, to) ?? companyRefusal(board, id, to);
  }
  const direction = directionTo(grid, unit.hex, to);
  if (direction === -1) return farRefusal(board, id, to);
  return (
    crossingRefusal(board, unit, unit.hex, direction, to) ??
    allowanceRefusal(board, unit, to) ??
    companyRefusal(board, id, to) ??
    towerRefusal(board, unit, to) ??
    leashRefusal(board, id, to)
  );
}

/** Units already there: stacking for most, overrunning for giants and tyrannosaurs. */
function companyRefusal(board: Board, id: UnitId, to: Hex): Clause | null {
  const unit = board.state.units[id];
  if (board.first[to] === 0) return null;
  if (typeOf(board, unit).overrunMove) return overrunRefusal(board, id, to);
  return stackingRefusal(board, unit, to);
}
