// Lays corrected hexes, walls, entrances and roads over a map file.

import { areAdjacent, type Fault, type Grid, gridOf, type HexsidePair } from '@hexwyrm/hexmap';
import type { Corrections, HexCorrection } from './corrections-schema.ts';
import { sideKey } from './map-checks.ts';
import type { HexData, MapData } from './map-schema.ts';

export function correctMap(map: MapData, corrections: Corrections, faults: Fault[]): MapData {
  const grid = gridOf(map);
  const hexes = { ...map.hexes };
  const inCity = new Set(map.inCity);
  for (const [name, change] of Object.entries(corrections.hexes ?? {})) {
    if (!grid.index.has(name)) {
      faults.push({ path: `hexes.${name}`, reason: `hex ${name} is not on the map` });
      continue;
    }
    const before = hexes[name] ?? { terrain: map.fill ?? 'offmap', provenance: 'reconstructed' };
    hexes[name] = correctHex(before, change);
    if (change.inCity === true) inCity.add(name);
    if (change.inCity === false) inCity.delete(name);
  }

  const { walls = {}, entrances = {}, roads = {} } = corrections;
  const addedWalls = walls.add ?? [];
  const addedEntrances = entrances.add ?? [];
  const addedRoads = roads.add ?? [];
  checkSides(grid, addedWalls, 'walls.add', faults);
  checkSides(
    grid,
    addedEntrances.map((entrance) => entrance.between),
    'entrances.add',
    faults,
  );
  addedRoads.forEach((road, i) => {
    checkSides(grid, stepsOf(road), `roads.add.${i}`, faults);
  });
  const removedWalls = removals(map.walls, walls.remove ?? [], 'walls.remove', faults);
  const entranceSides = map.entrances.map((entrance) => entrance.between);
  const removedEntrances = removals(entranceSides, entrances.remove ?? [], 'entrances.remove', faults);

  return {
    ...map,
    hexes,
    inCity: [...inCity],
    walls: [...map.walls.filter((pair) => !removedWalls.has(sideKey(pair))), ...addedWalls],
    entrances: [
      ...map.entrances.filter((entrance) => !removedEntrances.has(sideKey(entrance.between))),
      ...addedEntrances.map((entrance) => ({ ...entrance, provenance: 'corrected' as const })),
    ],
    roads: [...map.roads, ...addedRoads],
    totalVp: Object.values(hexes).reduce((sum, hex) => sum + (hex.vp ?? 0), 0),
  };
}

function correctHex(before: HexData, change: HexCorrection): HexData {
  const { inCity: _, ...fields } = change;
  const result: Record<string, unknown> = { ...before, provenance: 'corrected' };
  for (const [field, value] of Object.entries(fields)) {
    if (value === null) delete result[field];
    else result[field] = value;
  }
  return result as HexData;
}

function checkSides(grid: Grid, pairs: readonly HexsidePair[], path: string, faults: Fault[]): void {
  pairs.forEach(([a, b], i) => {
    const unknown = [a, b].find((hex) => !grid.index.has(hex));
    if (unknown !== undefined)
      faults.push({ path: `${path}.${i}`, reason: `hex ${unknown} is not on the map` });
    else if (!areAdjacent(grid, a, b)) {
      faults.push({ path: `${path}.${i}`, reason: `hexes ${a} and ${b} are not adjacent` });
    }
  });
}

function stepsOf(road: readonly string[]): HexsidePair[] {
  return road.slice(1).map((hex, i): HexsidePair => [road[i] as string, hex]);
}

/** The hexsides to take away; each must be there. */
function removals(
  present: readonly HexsidePair[],
  removed: readonly HexsidePair[],
  path: string,
  faults: Fault[],
): Set<string> {
  const known = new Set(present.map(sideKey));
  removed.forEach((pair, i) => {
    if (!known.has(sideKey(pair)))
      faults.push({ path: `${path}.${i}`, reason: `nothing stands on ${pair.join('-')}` });
  });
  return new Set(removed.map(sideKey));
}

/** The path in the corrections of a fault in the corrected map: `walls.80` may be `walls.add.2` there. */
export function pathInCorrections(path: string, map: MapData, corrections: Corrections): string {
  const [field, index, ...rest] = path.split('.');
  if (field !== 'walls' && field !== 'entrances' && field !== 'roads') return path;
  const firstAdded = map[field].length - (corrections[field]?.add?.length ?? 0);
  const number = Number(index) - firstAdded;
  return number < 0 ? path : [field, 'add', number, ...rest].join('.');
}
