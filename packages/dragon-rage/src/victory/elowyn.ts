import type { Board, Play } from '../board.ts';
import type { Clause, Side, UnitId } from '../vocabulary.ts';

export function freeElowyn(_play: Play, _id: UnitId): void {}

export function elowynMoved(_play: Play, _id: UnitId): void {}

export function elowynDied(_play: Play): void {}

export function elowynByShip(_play: Play): void {}

export function elowynFlees(_play: Play, _side: Side): void {}

/** Why Elowyn may not move, or null (DR-2.10.7-j, m). */
export const captivityRefusal = (_board: Board, _id: UnitId): Clause | null => null;
