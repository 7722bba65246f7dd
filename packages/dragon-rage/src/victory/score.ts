import type { Board } from '../core/board.ts';
import type { State } from '../core/state.ts';
import type { Hex } from '../core/vocabulary.ts';

/** Value of the destroyed hexes with Elowyn's adjustment (DR-2.3-a, DR-2.10.7-e, i). */
export function scoreOf(state: State): number {
  let score = state.elowyn?.score ?? 0;
  for (const marker of state.razed) score += marker.vp;
  return score;
}

/**
 * DR-2.3-r: nothing of value is left once these are destroyed too, regardless of what the markers were worth
 * when placed.
 */
export function allRazed(board: Board, falling: readonly Hex[] = []): boolean {
  const { map, state } = board;
  let printed = 0;
  for (const hex of falling) printed += map.vp[hex];
  for (const marker of state.razed) printed += map.vp[marker.hex];
  return printed === map.totalVp && printed > 0;
}
