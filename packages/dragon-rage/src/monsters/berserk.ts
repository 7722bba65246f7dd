import type { Action } from '../actions.ts';
import type { Board, Play } from '../board.ts';
import type { Clause, Side, UnitId } from '../vocabulary.ts';

export const berserkDuty = (_board: Board, _side: Side): Clause | null => null;

/** DR-2.12.1.7.1-f */
export function berserkDeaths(_play: Play): void {}

/** Why a berserk monster may not make this move (DR-2.12.1.7.1-d); asked only of berserk monsters whose move is otherwise legal. */
export const berserkRefusal = (_board: Board, _id: UnitId, _action: Action): Clause | null => null;
