import { type Board, faceOf, occupiedHexes, unitOf } from '../core/board.ts';
import { neighboursOf, range } from '../core/hexes.ts';
import { BOXED, type Hex, type Player, type UnitId } from '../core/vocabulary.ts';
import type { View } from '../game/view.ts';
import { rangeFactorOf } from '../moon/figures.ts';
import { masterOf } from '../stacks/kinds.ts';
import { exertsZoc, topOf } from '../terrain/field.ts';
import { boardSeen } from './seen.ts';

/** The hexes in zones of control of a player's stacks. */
export interface Zone {
  readonly player: Player;
  readonly hexes: readonly Hex[];
}

/** Zones of control by player (DP-6.5-a); the top unit decides, and it is public. */
export function zonesIn(view: View): readonly Zone[] {
  const board = boardSeen(view);
  const zones = view.seats.map(() => new Set<Hex>());
  for (const hex of occupiedHexes(board)) {
    const top = topOf(board, hex);
    if (top < 0 || !exertsZoc(board, top)) continue;
    for (const next of neighboursOf(board, hex)) zones[unitOf(board, top).owner]?.add(next);
  }
  return zones.map((hexes, player) => ({ player, hexes: [...hexes] }));
}

/** The hexes within the range of a unit, in parentheses or not, its own among them; none for a unit without one. */
export function hexesInRange(view: View, unit: UnitId): readonly Hex[] {
  const board = boardSeen(view);
  const whose = whoReaches(board, unit);
  const from = board.state.units[whose]?.hex ?? -1;
  const reach = from < 0 ? 0 : (rangeFactorOf(board, whose) ?? faceOf(board, whose).rf ?? 0);
  if (reach === 0) return [];
  const { size } = board.world.land.grid;
  return Array.from({ length: size }, (_, hex) => hex).filter((hex) => range(board, from, hex) <= reach);
}

/** A spirit or agent in its box goes as far as its magician reaches (DP-7.3.3-a). */
const whoReaches = (board: Board, unit: UnitId): UnitId =>
  board.state.units[unit]?.hex === BOXED ? masterOf(board, unit) : unit;
