import type { Board } from './board.ts';
import type { Hex } from './vocabulary.ts';
import { inWhirlwind, isCalm } from './weather.ts';

/**
 * What a monster pays for a step on the ground: one MP per hex, one more to enter a whirlwind and one more to
 * leave it (DR-2.8.7-g). All other units pay one on any ground (DR-TES-m, R-DR-100).
 */
export function stepCost(board: Board, from: Hex, to: Hex): number {
  if (isCalm(board)) return 1;
  return 1 + (from >= 0 && inWhirlwind(board, from) ? 1 : 0) + (inWhirlwind(board, to) ? 1 : 0);
}
