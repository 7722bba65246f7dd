import { type Board, typeOf, unitsAt } from '../core/board.ts';
import type { Unit } from '../core/state.ts';
import type { Hex, UnitId } from '../core/vocabulary.ts';
import { isJailer, isPrincess } from '../world/traits.ts';

/**
 * The variant of Elowyn's tale: in Esirien the city saves her; in Nurkott human invaders free her from the
 * cages, and against other invaders the orcs lead her away (R-DR-111).
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
  !isPrincess(unit) &&
  typeOf(board, unit).colour === 'human';

/** DR-2.10.7-m: an orc may join the princess in order to lead her. */
export const mayLead = (board: Board, unit: Unit, other: Unit): boolean =>
  isPrincess(other) && isJailer(unit) && taleOf(board) === 'led-by-orcs';

export const isLed = (board: Board, hex: Hex): boolean => unitsAt(board, hex, isJailer).length > 0;

/** DR-2.10.7-m: the unit the orc takes along from the hex it is about to leave, or -1: she must follow it. */
export function ledBy(board: Board, id: UnitId): UnitId {
  const { elowyn, units } = board.state;
  if (elowyn === null || !isJailer(units[id])) return -1;
  const princess = units[elowyn.unit];
  if (princess.hex < 0 || princess.hex !== units[id].hex) return -1;
  return taleOf(board) === 'led-by-orcs' ? elowyn.unit : -1;
}
