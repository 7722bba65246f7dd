import { type Board, faceOf, unitOf } from '../../core/board.ts';
import { NOBODY, type Player } from '../../core/vocabulary.ts';
import { namedUnit } from '../../stacks/roster.ts';

/** DP-16.12-a, b: the player who may freeze all cavalry in the game-turn that begins, or NOBODY. */
export function mayFreeze(board: Board): Player {
  const ironhoof = namedUnit(board, 'ironhoof');
  if (ironhoof < 0 || board.state.used.includes('freeze')) return NOBODY;
  const { hex, owner } = unitOf(board, ironhoof);
  return hex >= 0 && faceOf(board, ironhoof).exotic ? owner : NOBODY;
}
