import { DIRECTIONS } from '@hexwyrm/hexmap';
import { type Board, enemyAt, isAloft, isEnemy, range } from '../../core/board.ts';
import type { Unit } from '../../core/state.ts';
import type { Facing, Hex } from '../../core/vocabulary.ts';
import { turnsBetween } from '../major/facing.ts';

/** The hex straight ahead, or -1. */
export function hexAhead(board: Board, unit: Unit): Hex {
  const facing = unit.body?.facing ?? -1;
  return facing === -1 || unit.hex < 0 ? -1 : board.map.grid.neighbour[unit.hex * 6 + facing];
}

/** DR-2.12.1.7.1-d: an enemy straight ahead, or right under its feet. */
export function facesEnemy(board: Board, unit: Unit): boolean {
  const ahead = hexAhead(board, unit);
  return (ahead >= 0 && enemyAt(board, ahead, unit.side)) || enemyAt(board, unit.hex, unit.side);
}

/** The hexes of the nearest enemies; the owner chooses among them (DR-2.12.1.7.1-g). */
export function nearestPrey(board: Board, unit: Unit): Hex[] {
  let least = Number.POSITIVE_INFINITY;
  let hexes: Hex[] = [];
  for (const other of board.state.units) {
    if (other.hex < 0 || isAloft(other) || !isEnemy(other, unit.side)) continue;
    const distance = range(board, unit.hex, other.hex);
    if (distance < least) hexes = [];
    if (distance > least) continue;
    least = distance;
    if (!hexes.includes(other.hex)) hexes.push(other.hex);
  }
  return hexes;
}

/** How many turns of 60 degrees bring the monster to face a hex that is nearer to its prey. */
export function turnsToward(board: Board, hex: Hex, facing: Facing, prey: Hex): number {
  let least = 3;
  for (const direction of DIRECTIONS) {
    const to = board.map.grid.neighbour[hex * 6 + direction];
    if (to >= 0 && range(board, to, prey) < range(board, hex, prey))
      least = Math.min(least, turnsBetween(facing, direction));
  }
  return least;
}
