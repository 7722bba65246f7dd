import { type Board, typeOf, unitOf } from '../core/board.ts';
import type { Hex, UnitId } from '../core/vocabulary.ts';
import { hiddenFrom, ONLOOKER } from './knowledge.ts';

/** Where a hidden unit may be by public knowledge: hexes with a hidden counter of its owner and colour. */
export function lairsOf(board: Board, id: UnitId, hidden = hiddenFrom(board, ONLOOKER)): Hex[] {
  if (!hidden.has(id)) return [];
  const { owner } = unitOf(board, id);
  const { nation } = typeOf(board, id);
  const alike = [...hidden].filter(
    (other) => unitOf(board, other).owner === owner && typeOf(board, other).nation === nation,
  );
  return [...new Set(alike.map((other) => unitOf(board, other).hex))].filter((hex) => hex >= 0);
}

/** The same for a unit of the player whose turn it is; nowhere for that of another, or none (-1). */
export const activeLairs = (board: Board, id: UnitId): Hex[] =>
  id >= 0 && unitOf(board, id).owner === board.state.active ? lairsOf(board, id) : [];
