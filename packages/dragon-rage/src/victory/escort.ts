import { type Board, isVacant, typeOf, unitsAt } from '../board.ts';
import type { Unit } from '../state.ts';
import type { Clause, Hex, UnitId } from '../vocabulary.ts';

/**
 * Which tale of Elowyn is told: in Esirien the city saves her; in Nurkott human invaders free her from the cages, and
 * against other invaders the orcs lead her away (R-DR-111).
 */
export type Tale = 'saved-from-city' | 'freed-by-humans' | 'led-by-orcs';

export function taleOf(board: Board): Tale {
  if (board.map.slaveCages < 0) return 'saved-from-city';
  return board.state.units.some((unit) => isLiberator(board, unit)) ? 'freed-by-humans' : 'led-by-orcs';
}

/** A human of an army that invades Nurkott, dead or alive; the princess herself is none. */
export const isLiberator = (board: Board, unit: Unit): boolean =>
  board.map.slaveCages >= 0 &&
  unit.side === 'invader' &&
  unit.type !== 'ELOWYN' &&
  typeOf(board, unit).colour === 'human';

/** Orcs and their boss; goblins, trolls and the shaman do not lead prisoners. */
const isOrc = (unit: Unit): boolean => unit.type === 'ORC' || unit.type === 'OHERO';

/** DR-2.10.7-m: an orc may join the princess in order to lead her. */
export const mayLead = (board: Board, unit: Unit, other: Unit): boolean =>
  other.type === 'ELOWYN' && isOrc(unit) && taleOf(board) === 'led-by-orcs';

export const isLed = (board: Board, hex: Hex): boolean => unitsAt(board, hex, isOrc).length > 0;

/**
 * Whom the orc takes along from the hex he is about to leave, or -1: the princess, if they have been together since
 * the player-turn began and so have spent the same.
 */
export function ledBy(board: Board, id: UnitId): UnitId {
  const { elowyn, units } = board.state;
  if (elowyn === null || !isOrc(units[id])) return -1;
  const princess = units[elowyn.unit];
  if (princess.hex < 0 || princess.hex !== units[id].hex) return -1;
  if ((princess.did?.spent ?? 0) !== (units[id].did?.spent ?? 0)) return -1;
  return taleOf(board) === 'led-by-orcs' ? elowyn.unit : -1;
}

/** DR-2.10.7-b: where the two go there is no room for a third. */
export const escortRefusal = (board: Board, id: UnitId, to: Hex): Clause | null =>
  board.state.elowyn !== null && !isVacant(board, to) && ledBy(board, id) >= 0 ? 'DR-2.10.7-b' : null;
