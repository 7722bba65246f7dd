import type { Board } from '../core/board.ts';
import type { Hex } from '../core/vocabulary.ts';
import { isOut, weatherIn } from '../magic/weather.ts';

const SLOWS = 'slows-monsters';

/**
 * What a monster pays for a step on the ground: one MP per hex, one more to enter weather that slows it and one more to
 * leave it (DR-2.8.7-g). All other units pay one on any ground (DR-TES-m, R-DR-100).
 */
export function stepCost(board: Board, from: Hex, to: Hex): number {
  if (!isOut(board, SLOWS)) return 1;
  return 1 + (from >= 0 && weatherIn(board, from, SLOWS) ? 1 : 0) + (weatherIn(board, to, SLOWS) ? 1 : 0);
}
