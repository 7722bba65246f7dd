import { type Board, inWhirlwind } from '../board.ts';
import type { Hex } from '../vocabulary.ts';

/**
 * What a monster pays for a step on the ground: one MP a hex, one more to go into a whirlwind and one more to come out
 * of it (DR-2.8.7-g). Everybody else pays one whatever the ground (DR-TES-m, R-DR-100).
 */
export function stepCost(board: Board, from: Hex, to: Hex): number {
  if (board.state.whirlwinds.length === 0) return 1;
  return 1 + (from >= 0 && inWhirlwind(board, from) ? 1 : 0) + (inWhirlwind(board, to) ? 1 : 0);
}
