import type { Direction } from '@hexwyrm/hexmap';
import { type Board, isAloft, isTower } from '../../core/board.ts';
import type { Unit } from '../../core/state.ts';
import type { Hex } from '../../core/vocabulary.ts';
import { weatherIn } from '../../magic/weather.ts';
import { blowsPass } from '../../terrain/passage.ts';
import { OFFMAP } from '../../world/terrain.ts';

/**
 * The hexes that burn when the monster breathes in that direction: a straight line that ends at the rim, at fog
 * (DR-2.8.6-l) and in the first tower (DR-2.12.1.5.1-a, d).
 */
export function flame(board: Board, dragon: Unit, direction: Direction, reach: number): Hex[] {
  const aloft = isAloft(dragon);
  const burning: Hex[] = [];
  let from = dragon.hex;
  for (let step = 0; step < reach; step++) {
    const to = flameStep(board, from, direction);
    if (to < 0 || (!aloft && !entersHex(board, from, direction, to, step === 0))) break;
    // DR-2.12.1.5-d: from the air only towers burn, walls being no obstacle.
    if (!aloft || isTower(board, to)) burning.push(to);
    if (isTower(board, to)) break;
    from = to;
  }
  return burning;
}

/** The next hex of the line, or -1 if no flame can go there, regardless of obstacles. */
function flameStep(board: Board, from: Hex, direction: Direction): Hex {
  const to = board.map.grid.neighbour[from * 6 + direction];
  if (to < 0 || board.map.terrain[to] === OFFMAP) return -1;
  return weatherIn(board, to, 'bars-dragonfire') ? -1 : to;
}

/** DR-2.12.1.5.1-c, e: walls and towers stop the flame, but not the sides of the dragon's own tower (R-DR-77). */
const entersHex = (board: Board, from: Hex, direction: Direction, to: Hex, first: boolean): boolean =>
  (first && isTower(board, from) && !isTower(board, to)) || blowsPass(board, from, direction);
