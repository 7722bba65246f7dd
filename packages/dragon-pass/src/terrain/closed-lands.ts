import { memo, remember } from '@hexwyrm/wargame';
import type { Board } from '../core/board.ts';
import { sheetOf } from '../core/scenarios.ts';
import type { Clause, Hex } from '../core/vocabulary.ts';
import type { ScenarioData } from '../core/world/data.ts';
import type { World } from '../core/world/world.ts';

/** The lands a scenario closes, and the clause that does. */
export interface ClosedLands {
  readonly clause: Clause;
  /** 1 for each hex of them. */
  readonly hexes: Uint8Array;
}

const closedIn = memo((world: World) =>
  memo(
    (sheet: ScenarioData): ClosedLands => ({
      clause: sheet.id === 'pass-6' ? 'DP-18.6.4-b' : 'DP-18.5.4-b',
      hexes: closedHexes(world, sheet),
    }),
  ),
);

/** A copy of a game is played in the same lands. */
export const closedLands = remember<Board, ClosedLands>(
  ({ world, state }) => closedIn(world)(sheetOf(state)),
  (lands) => lands,
);

function closedHexes({ land: { territory, cities } }: World, { closed }: ScenarioData): Uint8Array {
  const hexes = Uint8Array.from(territory, (land) => (closed.includes(land) ? 1 : 0));
  if (closed.includes('dragonewt-cities')) for (const city of cities) hexes[city] = 1;
  return hexes;
}

export const closureOf = ({ hexes, clause }: ClosedLands, hex: Hex): Clause | null =>
  hexes[hex] === 1 ? clause : null;

/** Lands closed to all units in the scenario, by movement, retreat or advance (DP-18.5.4-b, DP-18.6.4-b). */
export const closedLandRefusal = (board: Board, hex: Hex): Clause | null =>
  closureOf(closedLands(board), hex);
