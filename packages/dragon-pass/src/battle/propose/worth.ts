import { type Board, faceOf, unitOf } from '../../core/board.ts';
import { BOXED, type Parts, type UnitId, WHOLE } from '../../core/vocabulary.ts';
import { cfOf, mgfOf } from '../../moon/figures.ts';
import { isDisembodied, servantOf } from '../../stacks/kinds.ts';

/** A spirit is all that its magician can do from afar, and does not come back; others seldom need their magic. */
const SPIRIT_SHARE = 2;
const BODY_SHARE = 1 / 2;
/** Infinite magic, for which there is no figure. */
const ENDLESS = 20;

/** A unit's magic at its best: the moon changes, so today's phase does not count. */
function magicOf(board: Board, id: UnitId): number {
  const { mgfCyclic } = faceOf(board, id);
  const full = board.world.tables.redMoon.full / (mgfCyclic === 'half' ? 2 : 1);
  const factor: Parts = mgfCyclic === null ? (mgfOf(board, id) ?? 0) : full * WHOLE;
  return Number.isFinite(factor) ? Math.abs(factor) / WHOLE : ENDLESS;
}

/** Approximate worth of a unit: strength, magic, missiles, leadership, spirits. For suggestions only. */
export function worthOf(board: Board, id: UnitId): number {
  const { missiles, leadership } = faceOf(board, id);
  const magic = magicOf(board, id) * (isDisembodied(board, id) ? SPIRIT_SHARE : BODY_SHARE);
  const servant = servantOf(board, id);
  const sent = servant >= 0 && unitOf(board, servant).hex >= BOXED ? worthOf(board, servant) : 0;
  return (cfOf(board, id) ?? 0) / WHOLE + magic + missiles + 3 * leadership + sent;
}
