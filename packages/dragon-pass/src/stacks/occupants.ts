import { type Board, stackAt, unitOf } from '../core/board.ts';
import { type Hex, NOBODY, type Player, type UnitId } from '../core/vocabulary.ts';
import { isAgent, isBoundSpirit, isGiant } from './kinds.ts';

/**
 * R-DPP-101, R-DPP-15: any unit of a player in the hex, inside the walls or not; magicians' spirits and agents do not
 * count, and a giant is neutral.
 */
const occupies = (board: Board, id: UnitId): boolean =>
  unitOf(board, id).owner !== NOBODY &&
  !isBoundSpirit(board, id) &&
  !isAgent(board, id) &&
  !isGiant(board, id);

/** The player with a unit in the hex, or NOBODY. */
export function occupantOf(board: Board, hex: Hex): Player {
  const unit = stackAt(board, hex).find((id) => occupies(board, id));
  return unit === undefined ? NOBODY : unitOf(board, unit).owner;
}
