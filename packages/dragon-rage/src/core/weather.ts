import { type Board, range } from './board.ts';
import type { Hex } from './vocabulary.ts';

/** DR-2.8.6-b: the centre of a fog and every hex around it up to its radius. */
export function inFog(board: Board, hex: Hex): boolean {
  const { fog } = board.state;
  if (fog.length === 0) return false;
  const { radius } = board.world.tables.spells.fog;
  return fog.some((cloud) => range(board, cloud.hex, hex) <= radius);
}

/** Nowhere on the map is a whirlwind: most of the time, and worth asking first. */
export const isCalm = ({ state }: Board): boolean => state.whirlwinds.length === 0;

export const inWhirlwind = (board: Board, hex: Hex): boolean =>
  !isCalm(board) && board.state.whirlwinds.some((wind) => wind.hex === hex);
