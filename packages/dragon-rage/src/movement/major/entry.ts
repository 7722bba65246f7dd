import { DIRECTION_NAMES, type DirectionName } from '@hexwyrm/hexmap';
import { stepInto } from '../../consequences/step.ts';
import type { ActionOf } from '../../core/actions.ts';
import { type Board, enemyAt, isVacant, type Play, typeOf } from '../../core/board.ts';
import type { Sink } from '../../core/rule.ts';
import { activity } from '../../core/state.ts';
import type { Clause, Facing, Hex, UnitId } from '../../core/vocabulary.ts';
import { groundRefusal } from '../../terrain/crossing.ts';
import { smashFacedDoor } from '../../terrain/smashing.ts';
import { overrunHexRefusal } from '../foot/overrun.ts';
import { stepCost } from '../step-cost.ts';
import { canWalkOff } from './exits.ts';
import { face, facingNamed } from './facing.ts';
import { pointsRefusal, rageRefusal, useMode, walkLeft } from './modes.ts';

/** In every mode, a monster's first hex is the first one off the map's edge (DR-3.2.1-b, R-DR-113). */
export const entryHexRefusal = (board: Board, hex: Hex): Clause | null =>
  board.map.entryHexes.includes(hex) ? null : 'DR-3.2.1-b';

/** One unit in an entry hex at a time; units that find it taken wait (R-DR-142). */
export const entryStandRefusal = (board: Board, hex: Hex): Clause | null =>
  isVacant(board, hex) ? null : 'DR-3.2.1-b';

/** A monster walks onto the map for the cost of a hex, with a facing of its choice (R-DR-113, R-DR-142). */
export function entryRefusal(
  board: Board,
  id: UnitId,
  to: Hex,
  facing: DirectionName | undefined,
): Clause | null {
  const unit = board.state.units[id];
  if (facing === undefined) return 'DR-2.4.2-a';
  return (
    entryHexRefusal(board, to) ??
    groundRefusal(board, unit, to) ??
    pointsRefusal(board, unit, stepCost(board, unit.hex, to)) ??
    companyRefusal(board, id, to, facingNamed(facing))
  );
}

/** A monster that can overrun and get off again walks over units in an entry hex (R-DR-191). */
function companyRefusal(board: Board, id: UnitId, to: Hex, facing: Facing): Clause | null {
  const unit = board.state.units[id];
  if (!typeOf(board, unit).overrunMove || !enemyAt(board, to, unit.side)) return entryStandRefusal(board, to);
  const left = walkLeft(board, unit) - stepCost(board, unit.hex, to);
  return (
    overrunHexRefusal(board, id, to) ?? (canWalkOff(board, id, to, facing, left) ? null : 'DR-2.4.7.1-b')
  );
}

export function listEntriesOnFoot(board: Board, id: UnitId, sink: Sink): void {
  for (const to of board.map.entryHexes) {
    for (const facing of DIRECTION_NAMES) {
      if (entryRefusal(board, id, to, facing)) continue;
      const action: ActionOf<'walk'> = { type: 'walk', unit: id, to, facing };
      if (rageRefusal(board, action) === null) sink.add(action);
    }
  }
}

export function enterOnFoot(play: Play, id: UnitId, to: Hex, facing: DirectionName | undefined): void {
  const unit = play.state.units[id];
  const cost = stepCost(play, unit.hex, to);
  useMode(play, id, 'walk');
  if (facing !== undefined) face(play, id, facingNamed(facing), 0, 'DR-3.2.1-b');
  activity(unit).spent += cost;
  stepInto(play, id, to, cost, 'DR-3.2.1-b');
  smashFacedDoor(play, id);
}
