// How the Alchemical Transformer changes the factors of its target (16.7.2).

import { type Board, unitOf } from '../core/board.ts';
import type { UnitId } from '../core/vocabulary.ts';
import type { Doubling } from '../powers/transformer/transformer.ts';
import { isAgent, isDisrupted, masterOf } from '../stacks/kinds.ts';
import { unitWith } from '../stacks/roster.ts';

/** The Alchemical Transformer of the game, or -1. */
export const transformerOn = unitWith('doubles-factors');

/** Its order while it can be carried out: both in one hex, the Transformer undisrupted (DP-16.7.2-f). */
function inForce(board: Board, factor: Doubling['factor']): UnitId {
  const { doubling } = board.state;
  if (doubling === null || doubling.factor !== factor) return -1;
  const transformer = transformerOn(board);
  const { hex } = unitOf(board, doubling.unit);
  const works =
    transformer >= 0 &&
    !isDisrupted(board, transformer) &&
    unitOf(board, transformer).hex === hex &&
    hex >= 0;
  return works ? doubling.unit : -1;
}

/** How often an MgF counts: twice for the unit itself (DP-16.7.2-a, d) and for its spirit (DP-16.7.2-b). */
export function magicTimes(board: Board, id: UnitId): number {
  if (board.state.doubling === null) return 1;
  const unit = inForce(board, 'magic');
  return unit >= 0 && (unit === id || masterOf(board, id) === unit) ? 2 : 1;
}

/** How often a CF counts: twice for the agent of a physical magician (DP-16.7.2-c). */
export const strengthTimes = (board: Board, id: UnitId): number =>
  board.state.doubling !== null && isAgent(board, id) ? magicTimes(board, id) : 1;

export const rangeTimes = (board: Board, id: UnitId): number =>
  board.state.doubling !== null && inForce(board, 'range') === id ? 2 : 1;
