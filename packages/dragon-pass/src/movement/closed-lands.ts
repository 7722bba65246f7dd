import type { Board } from '../board.ts';
import { sheetOf } from '../setup/scenarios.ts';
import type { Clause, Hex } from '../vocabulary.ts';
import type { ScenarioData } from '../world/data.ts';
import type { World } from '../world/world.ts';

const known = new WeakMap<World, Map<ScenarioData, Uint8Array>>();

/** The hexes of the lands a scenario closes. */
function closedHexes(world: World, sheet: ScenarioData): Uint8Array {
  let bySheet = known.get(world);
  if (!bySheet) {
    bySheet = new Map();
    known.set(world, bySheet);
  }
  let hexes = bySheet.get(sheet);
  if (!hexes) {
    const { territory, cities } = world.land;
    hexes = Uint8Array.from(territory, (land) => (sheet.closed.includes(land) ? 1 : 0));
    if (sheet.closed.includes('dragonewt-cities')) for (const city of cities) hexes[city] = 1;
    bySheet.set(sheet, hexes);
  }
  return hexes;
}

/** Lands nobody may enter in the scenario, by movement, retreat or advance (DP-18.5.4-b, DP-18.6.4-b). */
export function closedLandRefusal(board: Board, hex: Hex): Clause | null {
  const sheet = sheetOf(board.state);
  if (sheet.closed.length === 0 || closedHexes(board.world, sheet)[hex] !== 1) return null;
  return sheet.id === 'pass-6' ? 'DP-18.6.4-b' : 'DP-18.5.4-b';
}
