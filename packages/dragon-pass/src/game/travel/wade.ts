import { scriptedDice } from '@hexwyrm/kernel';
import { type Board, changing, copyBoard, openBoard, putUnit, unitOf } from '../../core/board.ts';
import type { Event } from '../../core/events.ts';
import { cloneState } from '../../core/state.ts';
import type { Hex, Player, UnitId } from '../../core/vocabulary.ts';
import { step } from '../../movement/step.ts';
import type { March } from '../../terrain/march.ts';
import { openGame } from '../hooks.ts';

/** What a step into a flood comes to, for a unit that has marched so far: on a copy of the board. */
export function wade(
  before: Board,
  player: Player,
  unit: UnitId,
  { hex, ...march }: March,
  to: Hex,
): { readonly board: Board; readonly events: readonly Event[] } {
  const state = cloneState(before.state);
  copyBoard(before.state, state);
  const play = openGame(state, scriptedDice([]));
  const { hex: from, did } = unitOf(play, unit);
  if (from !== hex) {
    putUnit(play, unit, hex);
    changing(play, unit).did = { from, ...did, ...march };
  }
  step.carryOut(play, player, { type: 'step', unit, to });
  return { board: openBoard(state), events: play.events };
}
