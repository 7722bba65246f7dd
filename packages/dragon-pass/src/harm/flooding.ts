// Units that enter a flood, or come down in one (12.3, R-DPP-26).

import { type Board, faceOf, type Play, stackAt, unitOf } from '../core/board.ts';
import type { Hex, UnitId } from '../core/vocabulary.ts';
import { isDisembodied, isProtector, isTreasure } from '../stacks/kinds.ts';
import { disrupt } from './harm.ts';

/**
 * The unit has entered its hex: by a move, retreat, advance or stampede, or placed there. In a flood it is
 * disrupted (DP-12.3-t); a flier, or a unit carried by one, only where it stops (DP-12.3-u).
 */
export function enterFlood(play: Play, id: UnitId, stops: boolean, aloft = faceOf(play, id).flies): void {
  const { hex } = unitOf(play, id);
  if (!play.state.flooded.includes(hex) || isSafe(play, id, hex)) return;
  if (!aloft) disrupt(play, id, 'DP-12.3-t');
  else if (stops) disrupt(play, id, 'DP-12.3-u');
}

/** Whether a flood strikes the unit on a step into the hex. */
export const isStruck = (board: Board, id: UnitId, hex: Hex): boolean =>
  board.state.flooded.includes(hex) && !faceOf(board, id).flies && !isSafe(board, id, hex);

/** DP-12.3-q, r: each entry is an effect of its own, so a protector's room is never short. */
function isSafe(board: Board, id: UnitId, hex: Hex): boolean {
  if (isTreasure(board, id) || isDisembodied(board, id) || isProtector(board, id)) return true;
  const { owner } = unitOf(board, id);
  return stackAt(board, hex).some(
    (other) => isProtector(board, other) && unitOf(board, other).owner === owner,
  );
}

/** DP-12.3-u: fliers come down where their movement phase ends. */
export function landFlyers(play: Play): void {
  if (play.state.flooded.length === 0) return;
  const aloft = play.state.units.flatMap(({ did, hex }, id) =>
    did !== null && hex >= 0 && faceOf(play, did.by ?? id).flies ? [id] : [],
  );
  for (const id of aloft) enterFlood(play, id, true, true);
}
