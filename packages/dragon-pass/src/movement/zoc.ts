import { type Board, faceOf, neighboursOf, stackAt, typeOf, unitOf } from '../board.ts';
import { type Hex, NOBODY, type Player, type UnitId } from '../vocabulary.ts';

/** The topmost unit of a hex that belongs to somebody. */
function topOf(board: Board, hex: Hex): UnitId {
  return stackAt(board, hex).find((id) => unitOf(board, id).owner !== NOBODY) ?? -1;
}

/** 6.5.2: what lies on top decides: no single being, and of spirits only those with a range. */
export function exertsZoc(board: Board, top: UnitId): boolean {
  const { single, cf, rf, rfSpecial } = faceOf(board, top);
  if (single) return false;
  if (typeOf(board, top).disembodied) return rf !== null && !rfSpecial;
  return cf !== null;
}

/** Whether the hex lies in a zone of control that binds units of the player (DP-6.5-a, b). */
export function inZoc(board: Board, hex: Hex, player: Player): boolean {
  for (const next of neighboursOf(board, hex)) {
    const top = topOf(board, next);
    if (top >= 0 && unitOf(board, top).owner !== player && exertsZoc(board, top)) return true;
  }
  return false;
}
