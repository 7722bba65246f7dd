// The state of a unit in its move, for step-by-step route search.

import type { MoveState } from '@hexwyrm/wargame';
import type { Action } from '../../core/actions.ts';
import { type Board, unitOf } from '../../core/board.ts';
import type { Event } from '../../core/events.ts';
import { hexName } from '../../core/hexes.ts';
import { sideInMotion } from '../../core/turn-order.ts';
import { type Player, POINT, type UnitId } from '../../core/vocabulary.ts';
import { drivesOf } from '../../herds/drive.ts';
import { steps } from '../../movement/steps.ts';
import { caravanOf, paceOf } from '../../terrain/caravans.ts';
import { allowanceOf } from '../../terrain/mover.ts';

/** The steps a unit may take now, for the player asked; hastened units go with the herd (DP-16.9-c). */
export function travelSteps(board: Board, player: Player, id: UnitId): readonly Action[] {
  const { state } = board;
  const moves = state.phase === 'movement' || state.phase === 'giants';
  if (!moves || state.frames.length > 0 || state.units[id] === undefined) return [];
  const side = sideInMotion(state);
  if (unitOf(board, id).owner !== side) return [];
  const caravan = caravanOf(board, id);
  return caravan ? drivesOf(board, player, caravan.herd) : (steps.of(board, side, id)?.byIndex ?? []);
}

/** In points; a unit that has stopped has none left, even if it has not spent all. */
export function moveStateOf(board: Board, id: UnitId): MoveState | null {
  const { state } = board;
  if (state.units[id] === undefined) return null;
  const { hex, did } = unitOf(board, id);
  if (hex < 0) return null;
  const spent = (did?.spent ?? 0) / POINT;
  const caravan = caravanOf(board, id);
  const allowance = caravan ? paceOf(board, id) : allowanceOf(board, id);
  const left = did?.stopped ? 0 : Math.max(0, allowance / POINT - spent);
  return {
    hex: hexName(board, hex),
    facing: null,
    spent,
    left,
    leftByRoad: left,
    byRoad: false,
    mode: null,
    moment: `${state.turn} ${state.active} ${state.phase}`,
    score: 0,
    stateKey: stateKeyOf(board, id),
  };
}

function stateKeyOf(board: Board, id: UnitId): string {
  const { did, down } = unitOf(board, id);
  const road = did === null ? '' : `${did.stopped} ${did.paid} ${did.bonus}`;
  return `${down} ${road} ${caravanOf(board, id) !== undefined}`;
}

/** The movement points the unit paid in these events. */
export const paidFor = (events: readonly Event[], id: UnitId): number =>
  events.reduce((sum, event) => sum + (event.type === 'moved' && event.unit === id ? event.cost : 0), 0);
