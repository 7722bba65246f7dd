import { type Direction, sideOf } from '@hexwyrm/hexmap';
import type { Board } from '../core/board.ts';
import type { Hex } from '../core/vocabulary.ts';
import { isOpen } from './entrances.ts';

/**
 * Whether blows and flames pass the hexside: not through a wall or the side of a tower, save where an entrance is open
 * or smashed or a palisade breached (DR-2.7.1.3-a, b, DR-2.12.1.6.4-a, DR-2.12.1.5.1-c, DR-2.11.2.2-c).
 */
export function blowsPass(board: Board, from: Hex, direction: Direction): boolean {
  const { map, state } = board;
  const side = from * 6 + direction;
  if (map.entrance[side] >= 0) return isOpen(board, map.entrance[side]);
  if (map.wall[side] === 1) return state.breaches.includes(sideOf(map.grid, from, direction));
  return map.towerSide[side] === 0;
}
