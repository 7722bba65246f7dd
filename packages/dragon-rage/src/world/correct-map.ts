// Lays corrected hexes, walls, entrances and roads over a map file.

import { areAdjacent, type Fault, type Grid, gridOf, type HexsidePair } from '@hexwyrm/hexmap';
import { piecesOf, sideKey, sidesOf } from '@hexwyrm/wargame';
import type { Corrections, HexCorrection, MapCorrection } from './corrections-schema.ts';
import type { HexData, MapData, MapId } from './map-schema.ts';

/** What is corrected of a map, and where in the file that is written. */
export function chaptersOf(
  map: MapId,
  corrections: Corrections,
): { readonly chapters: MapCorrection; readonly at: string } {
  const further = corrections.maps?.[map];
  if (further !== undefined) return { chapters: further, at: `maps.${map}.` };
  const isOurs = corrections.map === undefined || corrections.map === map;
  return { chapters: isOurs ? corrections : {}, at: '' };
}

export function correctMap(map: MapData, corrections: MapCorrection, faults: Fault[]): MapData {
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

  const removedRoads = new Set((roads.remove ?? []).flatMap(sidesOf));
  const known = new Set(map.roads.flatMap(sidesOf));
  for (const side of removedRoads)
    if (!known.has(side)) faults.push({ path: 'roads.remove', reason: `no road runs along ${side}` });

  return {
    ...map,
    hexes,
    inCity: [...inCity],
    walls: [...map.walls.filter((pair) => !removedWalls.has(sideKey(...pair))), ...addedWalls],
    entrances: [
      ...map.entrances.filter((entrance) => !removedEntrances.has(sideKey(...entrance.between))),
      ...addedEntrances.map((entrance) => ({ ...entrance, provenance: 'corrected' as const })),
    ],
    roads: [...map.roads.flatMap((road) => piecesOf(road, removedRoads)), ...addedRoads],
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
  const known = new Set(present.map((pair) => sideKey(...pair)));
  removed.forEach((pair, i) => {
    if (!known.has(sideKey(...pair)))
      faults.push({ path: `${path}.${i}`, reason: `nothing stands on ${pair.join('-')}` });
  });
  return new Set(removed.map((pair) => sideKey(...pair)));
}

/** The path in the corrections of a fault in the corrected map: `walls.80` may be `walls.add.2` there. */
export function pathInCorrections(path: string, map: MapData, corrections: MapCorrection): string {
  const [field, index, ...rest] = path.split('.');
  if (field !== 'walls' && field !== 'entrances' && field !== 'roads') return path;
  const firstAdded = map[field].length - (corrections[field]?.add?.length ?? 0);
  const number = Number(index) - firstAdded;
  return number < 0 ? path : [field, 'add', number, ...rest].join('.');
}
