import type { State } from '../state.ts';

/** Value of the destroyed hexes with Elowyn's adjustment (DR-2.3-a, DR-2.10.7-e, i). */
export function scoreOf(state: State): number {
  let score = state.elowyn?.score ?? 0;
  for (const marker of state.razed) score += marker.vp;
  return score;
}
