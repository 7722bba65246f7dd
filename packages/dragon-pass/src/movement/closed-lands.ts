import type { Board } from '../board.ts';
import { sheetOf } from '../setup/scenarios.ts';
import type { Clause, Hex } from '../vocabulary.ts';

/** Lands nobody may enter in the scenario, by movement, retreat or advance (DP-18.5.4-b, DP-18.6.4-b). */
export function closedLandRefusal(board: Board, hex: Hex): Clause | null {
  const { closed, id } = sheetOf(board.state);
  if (closed.length === 0) return null;
  const { territory, cities } = board.world.land;
  const isClosed =
    closed.includes(territory[hex] ?? 'neutral') ||
    (closed.includes('dragonewt-cities') && cities.includes(hex));
  if (!isClosed) return null;
  return id === 'pass-6' ? 'DP-18.6.4-b' : 'DP-18.5.4-b';
}
