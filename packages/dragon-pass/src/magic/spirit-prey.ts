import type { Board } from '../board.ts';
import { mgfOf } from '../figures.ts';
import type { Battle } from '../frames.ts';
import { isSuperhero } from '../stacks/kinds.ts';
import { type Parts, type UnitId, WHOLE } from '../vocabulary.ts';

/** What a unit counts on the spirit plane: zero and below are free once they can be picked (DP-7.8.4.3-b). */
export const spiritPrice = (board: Board, id: UnitId): Parts => Math.max(mgfOf(board, id) ?? 0, 0);

/** Who can fall to spirits (DP-7.8.4.1-a), or to defensive spirit magic: only spirits that attacked (DP-7.8.4.2-a). */
export function spiritPrey(board: Board, battle: Battle, cause: 'spirit' | 'defensive-spirit'): UnitId[] {
  if (cause === 'defensive-spirit')
    return battle.by.defenders.filter((id) => battle.attackers.includes(id) && !isSuperhero(board, id));
  const weakToo = canPickWeak(board, battle);
  return battle.defenders.filter((id) => {
    const mgf = mgfOf(board, id);
    if (mgf === null || mgf === Number.POSITIVE_INFINITY) return false;
    if (isSuperhero(board, id) || board.state.shielded.includes(id)) return false;
    return mgf > 0 || weakToo;
  });
}

/** DP-7.8.4.3-a, c: units of zero or negative MgF only where the loss exceeds everybody else's, and nobody is infinite. */
function canPickWeak(board: Board, battle: Battle): boolean {
  const total = battle.defenders.reduce((sum, id) => sum + Math.max(mgfOf(board, id) ?? 0, 0), 0);
  return battle.loss.defenders * WHOLE > total;
}
