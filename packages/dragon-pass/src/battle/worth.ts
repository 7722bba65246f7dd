import { type Board, faceOf } from '../board.ts';
import { cfOf, mgfOf } from '../figures.ts';
import { type UnitId, WHOLE } from '../vocabulary.ts';

/** Roughly what a unit is worth to its owner: strength, magic, missiles, leadership. For proposals only. */
export function worthOf(board: Board, id: UnitId): number {
  const { missiles, leadership } = faceOf(board, id);
  const magic = mgfOf(board, id) ?? 0;
  const spirit = Number.isFinite(magic) ? Math.abs(magic) / 2 : 10 * WHOLE;
  return ((cfOf(board, id) ?? 0) + spirit) / WHOLE + missiles + 3 * leadership;
}
