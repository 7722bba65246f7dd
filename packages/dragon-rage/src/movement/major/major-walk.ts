import { directionTo } from '@hexwyrm/hexmap';
import { stepInto } from '../../consequences/step.ts';
import type { ActionOf } from '../../core/actions.ts';
import { type Board, enemyAt, type Play, typeOf } from '../../core/board.ts';
import type { Sink } from '../../core/rule.ts';
import { activity } from '../../core/state.ts';
import { type Clause, type Hex, type Side, type UnitId, WAITING } from '../../core/vocabulary.ts';
import { weatherIn } from '../../magic/weather.ts';
import { crossingRefusal } from '../../terrain/crossing.ts';
import { smashFacedDoor } from '../../terrain/smashing.ts';
import { majorFarRefusal } from '../foot/far.ts';
import { overrunHexRefusal } from '../foot/overrun.ts';
import { passThrough } from '../foot/passing.ts';
import { stepCost } from '../step-cost.ts';
import { enterOnFoot, entryRefusal, listEntriesOnFoot } from './entry.ts';
import { canWalkOff } from './exits.ts';
import { face, facingOf, frontOf, turnsBetween } from './facing.ts';
import { modeRefusal, pointsRefusal, rageRefusal, useMode, walkLeft } from './modes.ts';

/** Adds the steps of a walking major monster: into one of the three hexes before it. */
export function listMajorWalks(board: Board, id: UnitId, sink: Sink): void {
  const unit = board.state.units[id];
  if (modeRefusal(board, id, 'walk') || walkLeft(board, unit) === 0) return;
  if (unit.hex === WAITING) {
    listEntriesOnFoot(board, id, sink);
    return;
  }
  for (const direction of frontOf(facingOf(unit))) {
    const to = board.map.grid.neighbour[unit.hex * 6 + direction];
    if (to < 0 || footfallRefusal(board, id, to)) continue;
    const action: ActionOf<'walk'> = { type: 'walk', unit: id, to };
    if (rageRefusal(board, action) === null) sink.add(action);
  }
}

export function majorWalkRefusal(board: Board, _side: Side, action: ActionOf<'walk'>): Clause | null {
  const id = action.unit;
  const to = action.to;
  if (to < 0) return 'DR-2.1-b';
  const refusal = modeRefusal(board, id, 'walk');
  if (refusal) return refusal;
  if (board.state.units[id].hex === WAITING)
    return entryRefusal(board, id, to, action.facing) ?? rageRefusal(board, action);
  if (action.facing !== undefined) return 'DR-2.12.1.1.1-c';
  return footfallRefusal(board, id, to) ?? rageRefusal(board, action);
}

/** A step: onto free ground, or through the enemy if the monster can overrun and get away again (DR-2.4.7.1). */
function footfallRefusal(board: Board, id: UnitId, to: Hex): Clause | null {
  const unit = board.state.units[id];
  const refusal = advanceRefusal(board, id, to, 0) ?? overrunHexRefusal(board, id, to);
  if (refusal || !enemyAt(board, to, unit.side)) return refusal;
  if (!typeOf(board, unit).overrunMove) return 'DR-2.4.7.1-d';
  const left = walkLeft(board, unit) - stepCost(board, unit.hex, to);
  const heading = directionTo(board.map.grid, unit.hex, to);
  return heading !== -1 && canWalkOff(board, id, to, heading, left) ? null : 'DR-2.4.7.1-b';
}

/**
 * DR-2.12.1.1.1-b, c, d: straight ahead, or 60 degrees to either side with the free turn of this hex; ignores
 * units there. An overrun attack costs `extra`.
 */
export function advanceRefusal(board: Board, id: UnitId, to: Hex, extra: number): Clause | null {
  const unit = board.state.units[id];
  const direction = directionTo(board.map.grid, unit.hex, to);
  if (direction === -1) return majorFarRefusal(board, id, to);
  const barred = crossingRefusal(board, unit, unit.hex, direction, to);
  if (barred) return barred;
  return turnsBetween(facingOf(unit), direction) > 1 ? 'DR-2.12.1.1.1-d' : costRefusal(board, id, to, extra);
}

function costRefusal(board: Board, id: UnitId, to: Hex, extra: number): Clause | null {
  const unit = board.state.units[id];
  const cost = stepCost(board, unit.hex, to) + extra;
  const refusal = pointsRefusal(board, unit, cost);
  if (refusal !== 'DR-2.12.1.1.1-a') return refusal;
  if (extra > 0 && walkLeft(board, unit) >= cost - extra) return 'DR-2.4.7.2-a';
  return weatherIn(board, unit.hex, 'slows-monsters') ?? weatherIn(board, to, 'slows-monsters') ?? refusal;
}

export function walkMajor(play: Play, _side: Side, action: ActionOf<'walk'>): void {
  const id = action.unit;
  const to = action.to;
  if (play.state.units[id].hex === WAITING) enterOnFoot(play, id, to, action.facing);
  else advance(play, id, to, 0, 'DR-2.12.1.1.1-c');
  passThrough(play, id);
}

/** The free turn, the step and the doors it faces on the way. */
export function advance(play: Play, id: UnitId, to: Hex, extra: number, clause: Clause): void {
  const unit = play.state.units[id];
  const heading = directionTo(play.map.grid, unit.hex, to);
  if (heading === -1) throw new Error('not adjacent');
  useMode(play, id, 'walk');
  face(play, id, heading, 0, 'DR-2.12.1.1.1-b');
  const cost = stepCost(play, unit.hex, to) + extra;
  activity(unit).spent += cost;
  stepInto(play, id, to, cost, clause);
  smashFacedDoor(play, id);
}
