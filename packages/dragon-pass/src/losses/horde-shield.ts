// Delecti's magic stands for that of his zombies: on the spirit plane they fall all together or not at all (16.3.2.5).

import { type Board, unitOf } from '../core/board.ts';
import type { Parts, UnitId } from '../core/vocabulary.ts';
import { mgfOf } from '../moon/figures.ts';
import { isZombie } from '../stacks/kinds.ts';
import { unitWith } from '../stacks/roster.ts';

const delectiOf = unitWith('raises-zombies');

/** What all zombies of a battle cost together, wherever Delecti is (DP-16.3.2.5-b, i); null once he is gone. */
export function hordeShield(board: Board): Parts | null {
  const delecti = delectiOf(board);
  return delecti >= 0 && unitOf(board, delecti).hex >= 0 ? Math.max(mgfOf(board, delecti) ?? 0, 0) : null;
}

/** Whether spirits find Delecti's magic in place of the unit's own. */
export const isShielded = (board: Board, id: UnitId): boolean =>
  isZombie(board, id) && hordeShield(board) !== null;
