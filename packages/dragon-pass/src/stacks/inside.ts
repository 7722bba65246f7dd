import { type Board, stackOf, unitOf } from '../core/board.ts';
import { type Hex, NOBODY, type UnitId } from '../core/vocabulary.ts';
import type { TerrainRow } from '../core/world/data.ts';
import type { Structure } from '../core/world/land.ts';
import { isMajor, isTooLarge } from './kinds.ts';

/** DP-3.1-g: from the bottom, three major units find room in a structure. */
const ROOM = 3;

/** The structure in the hex: a fortress destroyed by an earthquake is none (DP-16.8-l). */
export const structureAt = ({ world, state }: Board, hex: Hex): Structure =>
  state.ruined.includes(hex) ? 'none' : (world.land.structure[hex] ?? 'none');

/** DP-3.FORTRESS-e, DP-3.STOCKADE-e. */
export const isFortification = (board: Board, hex: Hex): boolean => {
  const structure = structureAt(board, hex);
  return structure === 'fortress' || structure === 'stockade';
};

/** The row of the terrain chart for the hex as it is now. */
export const chartRow = (board: Board, hex: Hex): TerrainRow =>
  (board.state.ruined.includes(hex)
    ? board.world.tables.terrain.open
    : board.world.land.chart[hex]) as TerrainRow;

/**
 * Whether the unit is inside the structure of its hex, by the order of its stack right now (DP-3.1-b, i): not
 * neutral units, not too large ones and those above them, not the fourth major unit and those above it.
 */
export function isInside(board: Board, id: UnitId): boolean {
  const { hex, owner } = unitOf(board, id);
  if (owner === NOBODY || structureAt(board, hex) === 'none') return false;
  const stack = stackOf(board, hex, owner);
  let majors = 0;
  for (let i = stack.length - 1; i >= 0; i--) {
    const other = stack[i] as UnitId;
    if (isTooLarge(board, other)) return false;
    if (isMajor(board, other)) majors += 1;
    if (majors > ROOM) return false;
    if (other === id) return true;
  }
  return false;
}
