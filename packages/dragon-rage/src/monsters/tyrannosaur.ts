import type { Board, Play } from '../board.ts';
import type { Clause, Hex, Side, UnitId } from '../vocabulary.ts';

export const retaliationRefusal = (_board: Board, _id: UnitId, _to: Hex): Clause | null => null;

export const retaliationDuty = (_board: Board, _side: Side): Clause | null => null;

/** A unit has attacked the monster in melee (DR-2.11.3.3-a). */
export function provoke(_play: Play, _monster: UnitId, _by: UnitId): void {}

export function forgetGrudges(_play: Play): void {}
