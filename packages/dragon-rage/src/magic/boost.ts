import { type Board, isFriend, range } from '../board.ts';
import type { Unit } from '../state.ts';

/** DR-2.8.5-b, i: a unit of the caster's side, while it is within the radius (R-DR-98). */
export function isBoosted(board: Board, unit: Unit): boolean {
  const { boosts } = board.state;
  if (boosts.length === 0 || unit.hex < 0) return false;
  return boosts.some(
    (boost) => isFriend(board, unit, boost.side) && range(board, boost.hex, unit.hex) <= boost.radius,
  );
}
