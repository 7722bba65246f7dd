import { type Board, faceOf, typeOf, unitOf } from '../board.ts';
import { mfOf } from '../figures.ts';
import { type HalfPoints, type Player, POINT, type UnitId } from '../vocabulary.ts';
import type { Face } from '../world/unit-types.ts';
import { type Field, fieldOf } from './field.ts';

/** A unit about to move, with all that stays the same however it goes. */
export interface Mover {
  readonly board: Board;
  readonly id: UnitId;
  readonly owner: Player;
  readonly face: Face;
  /** 6.8: a free spirit without a body. */
  readonly disembodied: boolean;
  readonly allowance: HalfPoints;
  readonly field: Field;
}

export function moverOf(board: Board, id: UnitId): Mover {
  const { owner } = unitOf(board, id);
  return {
    board,
    id,
    owner,
    face: faceOf(board, id),
    disembodied: typeOf(board, id).disembodied,
    allowance: allowanceOf(board, id),
    field: fieldOf(board, owner),
  };
}

/** DP-6-b: what the unit may spend in this phase. */
export const allowanceOf = (board: Board, id: UnitId): HalfPoints => (mfOf(board, id) ?? 0) * POINT;
