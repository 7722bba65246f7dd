import { isHero } from '../world/traits.ts';
import { type Board, isFriend, range } from './board.ts';
import type { Unit } from './state.ts';
import type { Side, UnitId } from './vocabulary.ts';

const livingHeroes = (board: Board, side: Side): UnitId[] =>
  board.state.units.flatMap((unit, id) =>
    isHero(unit) && unit.side === side && unit.hex !== -2 ? [id] : [],
  );

/** A side that had heroes and lost them all (DR-2.10.5.5-a). */
export const isDemoralised = (board: Board, side: Side): boolean =>
  board.state.hadHeroes[side] && livingHeroes(board, side).length === 0;

/** DR-2.8.5-b, i: a unit of the caster's side, while it is within the radius (R-DR-98). */
export function isBoosted(board: Board, unit: Unit): boolean {
  const { boosts } = board.state;
  if (boosts.length === 0 || unit.hex < 0) return false;
  return boosts.some(
    (boost) => isFriend(unit, boost.side) && range(board, boost.hex, unit.hex) <= boost.radius,
  );
}
