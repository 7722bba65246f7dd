import { unitsWhose } from '../stacks/roster.ts';
// Units that cannot move by themselves leave and advance only with a carrier (7.10.5.6, 7.11.3).

import { type Board, typeOf } from '../core/board.ts';
import type { UnitId } from '../core/vocabulary.ts';
import type { UnitType } from '../core/world/unit-types.ts';
import { mfOf } from '../moon/figures.ts';
import { isDisembodied, isDragon } from '../stacks/kinds.ts';

/** A counter without movement on one side or the other. */
const canBeCargo = ({ front, back }: UnitType): boolean => front.mf === 0 || back?.mf === 0;
export const allCargo = unitsWhose(canBeCargo);

export const isCargo = (board: Board, id: UnitId): boolean => mfOf(board, id) === 0;

/** DP-6.7-c: units with their own movement and a body; there is no limit to what one carries (R-DPC-36). */
export const canCarry = (board: Board, id: UnitId): boolean =>
  (mfOf(board, id) ?? 0) >= 1 && !isDisembodied(board, id);

/** DP-6.7-c: only a dragon can carry Hungry Jack. */
export const canCarryIt = (board: Board, id: UnitId, cargo: UnitId): boolean =>
  canCarry(board, id) && (!typeOf(board, cargo).abilities.has('carried-by-dragons') || isDragon(board, id));
