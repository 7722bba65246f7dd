// What must hold between the parts of a map file, beyond the form of each.

import { areAdjacent, type Fault, type Grid } from '@hexwyrm/hexmap';
import { sideKey } from '@hexwyrm/wargame';
import type { HexData, MapData } from './data.ts';

/** Ground no road or river runs through. */
const WATER: ReadonlySet<string> = new Set(['lake', 'sea']);
/** Only ruins are on ground other than open (R-DPC-14). */
const RUIN_GROUND: ReadonlySet<string> = new Set(['open', 'hill', 'marsh']);

export function mapFaults(map: MapData, grid: Grid): Fault[] {
  const hexes = new Map(map.hexes.map((hex) => [hex.hex, hex]));
  return [
    ...hexFaults(map, grid, hexes),
    ...lineFaults(grid, hexes, 'rivers', map.rivers),
    ...lineFaults(grid, hexes, 'primaryRoads', map.primaryRoads),
    ...lineFaults(grid, hexes, 'secondaryRoads', map.secondaryRoads),
    ...ridgeFaults(map, grid),
    ...streamFaults(map, hexes),
    ...placeFaults(map, hexes),
  ];
}

type Hexes = ReadonlyMap<string, HexData>;

function hexFaults(map: MapData, grid: Grid, hexes: Hexes): Fault[] {
  const faults: Fault[] = [];
  for (const name of grid.names)
    if (!hexes.has(name)) faults.push({ path: `hexes.${name}`, reason: 'hex is missing' });
  for (const { hex, terrain, structure } of map.hexes) {
    if (!grid.index.has(hex)) faults.push({ path: `hexes.${hex}`, reason: `hex ${hex} is not on the map` });
    if (structure === undefined || terrain === 'open') continue;
    if (structure !== 'ruin' || !RUIN_GROUND.has(terrain))
      faults.push({ path: `hexes.${hex}.structure`, reason: `no ${structure} stands on ${terrain}` });
  }
  return faults;
}

function lineFaults(grid: Grid, hexes: Hexes, path: string, lines: MapData['primaryRoads']): Fault[] {
  return lines.flatMap((line, i) =>
    line.hexes.flatMap((hex, j): Fault[] => {
      const before = line.hexes[j - 1];
      const where = `${path}.${i}.${j}`;
      if (!hexes.has(hex)) return [{ path: where, reason: `hex ${hex} is not on the map` }];
      if (WATER.has(hexes.get(hex)?.terrain ?? ''))
        return [{ path: where, reason: `hex ${hex} is under water` }];
      if (before !== undefined && !areAdjacent(grid, before, hex))
        return [{ path: where, reason: `hexes ${before} and ${hex} are not adjacent` }];
      return [];
    }),
  );
}

function ridgeFaults(map: MapData, grid: Grid): Fault[] {
  const seen = new Set<string>();
  return map.ridges.flatMap(({ high, low }, i): Fault[] => {
    const key = sideKey(high, low);
    const twice = seen.has(key);
    seen.add(key);
    if (!areAdjacent(grid, high, low))
      return [{ path: `ridges.${i}`, reason: `hexes ${high} and ${low} are not adjacent` }];
    return twice ? [{ path: `ridges.${i}`, reason: `the ridge ${key} is listed twice` }] : [];
  });
}

/** Hexes marked as river, ford or headwaters are those the rivers, and the roads over them, run through. */
function streamFaults(map: MapData, hexes: Hexes): Fault[] {
  const wet = new Set(map.rivers.flatMap((river) => river.hexes));
  const roads = new Set([...map.primaryRoads, ...map.secondaryRoads].flatMap((road) => road.hexes));
  return [...hexes.values()].flatMap(({ hex, river, ford, headwaters }): Fault[] => {
    if ((river === true || headwaters === true) !== wet.has(hex))
      return [{ path: `hexes.${hex}.river`, reason: 'marked as a river without one, or not marked' }];
    if ((ford ?? false) !== (wet.has(hex) && roads.has(hex)))
      return [{ path: `hexes.${hex}.ford`, reason: 'a ford is where a road meets a river' }];
    return [];
  });
}

function placeFaults(map: MapData, hexes: Hexes): Fault[] {
  const faults: Fault[] = [];
  const built = (path: string, hex: string, structure: string): void => {
    if (hexes.get(hex)?.structure !== structure)
      faults.push({ path, reason: `there is no ${structure} in ${hex}` });
  };
  map.dragonewtCities.forEach((hex, i) => {
    built(`dragonewtCities.${i}`, hex, 'dragonewt-city');
  });
  built('reachingMoonTemple', map.reachingMoonTemple, 'temple');
  for (const [nation, list] of Object.entries(map.fortresses))
    list.forEach((hex, i) => {
      built(`fortresses.${nation}.${i}`, hex, 'fortress');
    });
  return faults;
}
