import { sightLine } from '@hexwyrm/hexmap';
import { type Board, isTower, typeOf } from '../core/board.ts';
import type { Unit } from '../core/state.ts';
import type { Clause, Hex } from '../core/vocabulary.ts';
import { isOpen } from '../terrain/entrances.ts';
import { entranceToOpen } from './contact.ts';

/**
 * Why the shooter does not see the hex, or null: from towers, into towers and up to flyers sight is always clear
 * (DR-2.7.6.2-b, c), elsewhere a straight line must not touch a wall or tower (DR-2.7.6.2-d).
 */
export function sightRefusal(board: Board, unit: Unit, hex: Hex, aloft: boolean): Clause | null {
  if (aloft || isTower(board, unit.hex) || isTower(board, hex)) return null;
  const line = sightLine(board.map.grid, unit.hex, hex);
  for (const passed of line.hexes) if (isTower(board, passed)) return 'DR-2.7.6.2-d';
  for (const side of line.sides) {
    const refusal = sideRefusal(board, unit, hex, side);
    if (refusal) return refusal;
  }
  return null;
}

function sideRefusal(board: Board, unit: Unit, target: Hex, side: number): Clause | null {
  const { map, state } = board;
  const entrance = map.entrance[side];
  if (entrance < 0 && map.wall[side] === 0) return null;
  const gap = entrance >= 0 ? isOpen(board, entrance) : state.breaches.includes(side);
  if (gap) return touches(board, side, target) ? null : 'DR-2.7.6.2-e';
  return entrance < 0 && shootsThrough(board, unit, side) ? null : 'DR-2.7.6.2-d';
}

const touches = (board: Board, side: number, hex: Hex): boolean =>
  Math.floor(side / 6) === hex || board.map.grid.neighbour[side] === hex;

/** DR-2.7.6.2-g, DR-2.10.4-c, DR-2.10.12-a: archers and goblins shoot through the palisade of their own hex (R-DR-45). */
const shootsThrough = (board: Board, unit: Unit, side: number): boolean =>
  board.map.palisade && typeOf(board, unit).kind === 'troop' && touches(board, side, unit.hex);

/** DR-2.5.5.3-d: the only obstacle to the shot is an entrance the shooter can open, or there is none. */
export const aimRefusal = (board: Board, unit: Unit, hex: Hex, aloft: boolean): Clause | null => {
  const refusal = sightRefusal(board, unit, hex, aloft);
  return refusal && entranceToOpen(board, unit, hex) >= 0 ? null : refusal;
};
