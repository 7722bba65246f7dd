// What must hold between the parts of a map file, beyond the form of each.

import { areAdjacent, type Fault, type Grid, type HexsidePair } from '@hexwyrm/hexmap';
import { sideKey } from '@hexwyrm/wargame';
import type { MapData } from './map-schema.ts';

const NEEDS_ACCESS = new Set(['bridge', 'ford', 'shore']);
const MAY_SCORE = new Set(['city', 'tower', 'dock']);
const NO_ROAD = new Set(['river', 'sea', 'ford', 'offmap']);

export function mapFaults(map: MapData, grid: Grid): Fault[] {
  const faults: Fault[] = [];
  const fault = (path: string, reason: string) => faults.push({ path, reason });
  const terrain = (hex: string) => map.hexes[hex]?.terrain ?? map.fill;
  const known = (hex: string, path: string) => {
    if (!grid.index.has(hex)) fault(path, `hex ${hex} is not on the map`);
  };
  const adjacent = ([a, b]: HexsidePair, path: string) => {
    if (!areAdjacent(grid, a, b)) fault(path, `hexes ${a} and ${b} are not adjacent`);
  };

  for (const name of grid.names) if (terrain(name) === undefined) fault(`hexes.${name}`, 'hex is missing');
  for (const [name, hex] of Object.entries(map.hexes)) {
    const path = `hexes.${name}`;
    known(name, path);
    if (hex.vp && !MAY_SCORE.has(hex.terrain)) fault(`${path}.vp`, `no victory points on ${hex.terrain}`);
    if (hex.vpDoor && !map.entrances.some((e) => e.inside === name))
      fault(`${path}.vpDoor`, 'no door leads here');
    if ((hex.terrain === 'bridge') !== (hex.bridge !== undefined)) {
      fault(`${path}.bridge`, 'a bridge hex, and no other, says whether it is of wood or stone');
    }
    if (NEEDS_ACCESS.has(hex.terrain) !== (hex.access !== undefined)) {
      fault(
        `${path}.access`,
        'a bridge, ford or shore hex, and no other, names the hexes it is entered from',
      );
    }
    for (const bank of hex.access ?? []) adjacent([name, bank], `${path}.access`);
  }

  const walls = new Set<string>();
  map.walls.forEach((pair, i) => {
    adjacent(pair, `walls.${i}`);
    if (walls.has(sideKey(...pair))) fault(`walls.${i}`, `wall ${pair.join('-')} is listed twice`);
    if (pair.some((hex) => terrain(hex) === 'tower'))
      fault(`walls.${i}`, 'a tower side is closed without a wall');
    walls.add(sideKey(...pair));
  });
  const entrances = new Set<string>();
  map.entrances.forEach((entrance, i) => {
    const path = `entrances.${i}`;
    adjacent(entrance.between, `${path}.between`);
    if (entrances.has(sideKey(...entrance.between))) fault(path, 'this hexside has an entrance already');
    entrances.add(sideKey(...entrance.between));
    if (!entrance.between.includes(entrance.inside)) fault(`${path}.inside`, 'must be one of the two hexes');
    const ofTower = terrain(entrance.inside) === 'tower';
    if ((entrance.of === 'tower') !== ofTower)
      fault(`${path}.of`, 'inside hex and kind of entrance disagree');
  });
  map.roads.forEach((road, i) => {
    road.forEach((hex, j) => {
      const path = `roads.${i}.${j}`;
      known(hex, path);
      const ground = terrain(hex);
      if (ground && NO_ROAD.has(ground)) fault(path, `no road through ${ground} hex ${hex}`);
      const before = road[j - 1];
      if (before === undefined) return;
      adjacent([before, hex], path);
      const key = sideKey(before, hex);
      if (walls.has(key) && !entrances.has(key)) fault(path, `road ${before}-${hex} runs into a wall`);
    });
  });
  for (const [field, list] of hexLists(map)) for (const hex of list) known(hex, field);
  const total = Object.values(map.hexes).reduce((sum, hex) => sum + (hex.vp ?? 0), 0);
  if (total !== map.totalVp) fault('totalVp', `the hexes are worth ${total} in all`);
  return faults;
}

function hexLists(map: MapData): [string, readonly string[]][] {
  const { citadel, elowynBoat, slaveCages } = map;
  const zones = Object.entries(map.setupZones).map(([zone, list]): [string, string[]] => [
    `setupZones.${zone}`,
    list,
  ]);
  const singles: [string, string | undefined][] = [
    ['citadel', citadel],
    ['elowynBoat', elowynBoat],
    ['slaveCages', slaveCages],
  ];
  return [
    ...zones,
    ...singles.map(([field, hex]): [string, string[]] => [field, hex === undefined ? [] : [hex]]),
    ['inCity', map.inCity],
    ['exits', map.exits ?? []],
    ['entryHexes', map.entryHexes ?? []],
    ['docks', map.docks ?? []],
    ['moles', map.moles ?? []],
    ['reinforcementHexes', map.reinforcementHexes ?? []],
    ['roadTowers', map.roadTowers ?? []],
    ['seaSerpentHexes', map.seaSerpentHexes ?? []],
    ['goblinSettlements', (map.goblinSettlements ?? []).flat()],
  ];
}
