// Powers that work once a game: of Cragspider, the Crater Makers, the Earth-shaker's Cult and the Stormwalkers.

import type { ActionType } from '../core/actions.ts';
import { type Board, faceOf, isOwnOnMap, unitOf } from '../core/board.ts';
import { BOXED, type Clause, type Player, type UnitId } from '../core/vocabulary.ts';
import { activeLairs } from '../screening/lairs.ts';
import { servantOf } from '../stacks/kinds.ts';

const isUsed = ({ state }: Board, action: ActionType): boolean => state.used.includes(action);

/** Why the player cannot use this power of the unit, or null: it needs its mark up (DP-4.5.2-c). */
export function onceRefusal(
  board: Board,
  player: Player,
  id: UnitId,
  action: ActionType,
  clause: Clause,
): Clause | null {
  if (!isOwnOnMap(board, player, id) || isUsed(board, action)) return clause;
  return faceOf(board, id).exotic ? null : 'DP-4.5.2-c';
}

/** Some take the unit's spirit, which must still be in the world. */
export function spiritRefusal(board: Board, id: UnitId, clause: Clause): Clause | null {
  const spirit = servantOf(board, id);
  return spirit >= 0 && unitOf(board, spirit).hex >= BOXED ? null : clause;
}

/** Whether a hidden unit may have it to use, by public knowledge (R-DP-54). */
export const mayStillUse = (board: Board, action: ActionType, id: UnitId): boolean =>
  !isUsed(board, action) && activeLairs(board, id).length > 0;
