import { type Board, unitOf } from '../core/board.ts';
import { sheetOf } from '../core/scenarios.ts';
import { firstInTurn } from '../core/turn-order.ts';
import type { UnitId } from '../core/vocabulary.ts';

/** DP-18.9.4-a: the side that moves first has half its movement in the first game-turn, fractions kept (R-DPP-113). */
export const isHalved = (board: Board, id: UnitId): boolean =>
  board.state.turn === 1 &&
  sheetOf(board.state).halfMove === true &&
  unitOf(board, id).owner === firstInTurn(board.state);
