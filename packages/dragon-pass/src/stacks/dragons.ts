// What dragons do for their stacks in battle, and their stacks for them (16.6.4, 16.6.5).

import { type Board, faceOf, stackOf, typeOf, unitOf } from '../core/board.ts';
import type { Parts, UnitId } from '../core/vocabulary.ts';
import { isDisrupted, isDragon } from './kinds.ts';

/** DP-16.6.5-b: no battle magic takes a unit whose stack includes a dragon. */
export function isGuarded(board: Board, id: UnitId): boolean {
  const { hex, owner } = unitOf(board, id);
  const stack = stackOf(board, hex, owner);
  return stack.includes(id) && stack.some((other) => isDragon(board, other));
}

/** DP-16.6.5-c: spirits may not use their magic against a side with a dragon and live. */
export const includesDragon = (board: Board, side: readonly UnitId[]): boolean =>
  side.some((id) => isDragon(board, id));

/**
 * DP-16.6.4-a, c, f: the CF a dragon has of the units stacked with it, shared among the dragons there, half of it for a
 * disrupted one. Printed factors are whole and there are four dragons: 24ths divide exactly.
 */
export function borrowedCf(board: Board, id: UnitId): Parts {
  const { hex, owner } = unitOf(board, id);
  const stack = stackOf(board, hex, owner);
  const dragons = stack.filter((other) => isDragon(board, other)).length;
  if (dragons === 0) return 0;
  const total = stack.reduce((sum, other) => sum + lentBy(board, other), 0);
  return total / dragons / (isDisrupted(board, id) ? 2 : 1);
}

/** DP-16.6.4-a, R-DPP-73: a printed number; symbols of the moon and the strength of zombies are none. */
function lentBy(board: Board, id: UnitId): Parts {
  const { cf, cfCyclic } = faceOf(board, id);
  return cfCyclic !== null || typeOf(board, id).kind === 'zombie' ? 0 : (cf ?? 0);
}
