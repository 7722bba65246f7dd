// Lost infantry and cavalry, and those that may still come back (18.7.5, 18.9.5).

import { type Board, typeOf, unitOf } from '../core/board.ts';
import { DEAD, type Parts, type Player, type UnitId, WHOLE } from '../core/vocabulary.ts';

/** The two sides whose units can be replaced. */
const REPLACED: ReadonlySet<string> = new Set(['lunar', 'sartar']);

/** DP-18.7.5-a, R-DPP-13: Lunar and Sartar infantry and cavalry, and no others. */
function isReplaceable(board: Board, id: UnitId): boolean {
  const { kind, faction } = typeOf(board, id);
  return (kind === 'infantry' || kind === 'cavalry') && REPLACED.has(faction);
}

export const isCavalry = (board: Board, id: UnitId): boolean => typeOf(board, id).kind === 'cavalry';

/** The player's units that were eliminated and may be replaced. */
export const isLostTo = (board: Board, player: Player, id: UnitId): boolean =>
  unitOf(board, id).hex === DEAD && unitOf(board, id).owner === player && isReplaceable(board, id);

/** What a unit is worth in an exchange: the CF printed on its front, 7 for a cyclical one (R-DPP-110). */
export function worthOf(board: Board, id: UnitId): Parts {
  const { cf, cfCyclic } = typeOf(board, id).front;
  if (cfCyclic !== null) return board.world.tables.redMoon.full * WHOLE;
  if (cf === null) throw new Error('only units with a CF are replaced');
  return cf;
}

/** The player's lost units, in the order of the roster. */
export const lostUnits = (board: Board, player: Player): UnitId[] =>
  board.state.units.flatMap((_, id) => (isLostTo(board, player, id) ? [id] : []));
