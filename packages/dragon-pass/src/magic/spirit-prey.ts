import type { Board } from '../board.ts';
import { mgfOf } from '../figures.ts';
import type { Battle } from '../frames.ts';
import type { Parts, UnitId } from '../vocabulary.ts';

/** What a unit counts on the spirit plane: zero and below are free once they can be picked (DP-7.8.4.3-b). */
export const spiritPrice = (board: Board, id: UnitId): Parts => Math.max(mgfOf(board, id) ?? 0, 0);

/** Who can fall to spirits, or to defensive spirit magic (7.8.4). */
export function spiritPrey(_board: Board, _battle: Battle, _cause: 'spirit' | 'defensive-spirit'): UnitId[] {
  return [];
}
