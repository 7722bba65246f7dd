// What holds for both city maps.

import { describe, expect, test } from 'vitest';
import { compileCityMap, STONE_BRIDGE, WOODEN_BRIDGE } from './city-map.ts';
import { MAP_DATA } from './data.ts';
import { readMap } from './map-reader.fixture.ts';
import { checkMap, MAP_IDS, type MapData } from './map-schema.ts';
import { BRIDGE, CITY, DOCK, FORD, OFFMAP, RIVER, SEA, SHORE, TERRAIN, TOWER } from './terrain.ts';

test('DR-2.1-b hexes are numbered CCRR and even columns lie half a hex lower', () => {
  const { grid, at, side, map } = readMap('esirien');
  expect(grid.columns * grid.rows).toBe(425);
  expect(
    [...map.grid.neighbour.slice(at('1010') * 6, at('1010') * 6 + 6)].map((hex) => grid.names[hex]),
  ).toEqual(['1009', '1110', '1111', '1011', '0911', '0910']);
  // SE is direction 2, NE direction 1.
  expect(side('0606', '0707')).toBe(at('0606') * 6 + 2);
  expect(side('2113', '2212')).toBe(at('2113') * 6 + 1);
});

test('terrain codes follow their names', () => {
  expect([TERRAIN[CITY], TERRAIN[RIVER], TERRAIN[SEA], TERRAIN[DOCK]]).toEqual([
    'city',
    'river',
    'sea',
    'dock',
  ]);
  expect([TERRAIN[BRIDGE], TERRAIN[FORD], TERRAIN[TOWER], TERRAIN[SHORE], TERRAIN[OFFMAP]]).toEqual([
    'bridge',
    'ford',
    'tower',
    'shore',
    'offmap',
  ]);
});

describe.each(MAP_IDS)('%s', (id) => {
  test('the file has no fault', () => {
    expect(checkMap(MAP_DATA[id])).toEqual([]);
  });

  test('flags on a hexside are the same from both hexes', () => {
    const { map, grid, sideTo } = readMap(id);
    grid.neighbour.forEach((other, side) => {
      if (other < 0) return;
      const back = sideTo(other, Math.floor(side / 6));
      for (const flags of [map.wall, map.entrance, map.towerSide, map.road, map.access]) {
        expect(flags[back]).toBe(flags[side]);
      }
    });
  });

  test('an entrance is neither wall nor closed tower side', () => {
    const { map } = readMap(id);
    const closed = [...map.entrance.keys()].filter(
      (side) => map.entrance[side]! >= 0 && (map.wall[side] !== 0 || map.towerSide[side] !== 0),
    );
    expect(closed).toEqual([]);
  });
});

describe.each(['esirien', 'nurkott'] as const)('%s', (id) => {
  const reader = readMap(id);
  const { map, at, where, neighbours, isBarrier, flood, canWalk, grid, sideTo } = reader;
  const data = MAP_DATA[id];
  const inside = new Set(where((hex) => data.hexes[grid.names[hex]!]?.inside === true).map(at));

  test('the wall rings are closed', () => {
    const outside = [...grid.names.keys()].filter((hex) => !inside.has(hex));
    const reached = flood(outside, (a, b) => !isBarrier(a, b));
    expect([...inside].filter((hex) => reached.has(hex))).toEqual([]);
  });

  test('a wall entrance leads from inside to outside', () => {
    for (const entrance of map.entrances.filter((e) => e.of === 'wall')) {
      expect([inside.has(entrance.inside), inside.has(entrance.outside)]).toEqual([true, false]);
    }
  });

  test('all land is one country for a walker to whom every entrance is open', () => {
    const reached = flood([map.exits[0]!], canWalk);
    const dry = where((hex) => ![RIVER, SEA, OFFMAP].includes(map.terrain[hex]!));
    expect(dry.filter((name) => !reached.has(at(name)))).toEqual([]);
  });

  test('the roads hang together and keep out of walls and water', () => {
    const onRoad = where((hex) => map.roadHex[hex] === 1);
    const reached = flood([at(onRoad[0]!)], (a, b) => map.road[sideTo(a, b)] === 1);
    expect(reached.size).toBe(onRoad.length);
    map.road.forEach((flag, side) => {
      if (flag) expect([map.wall[side], map.towerSide[side], map.access[side]]).toEqual([0, 0, 1]);
    });
  });

  test('exits are road hexes on the edge', () => {
    for (const exit of map.exits) expect([map.roadHex[exit], map.edge[exit]]).toEqual([1, 1]);
  });

  test('every river reaches the edge or the sea', () => {
    const wet = (hex: number) => [RIVER, BRIDGE, FORD, SHORE].includes(map.terrain[hex]!);
    const left = new Set([...grid.names.keys()].filter(wet));
    for (const start of left) {
      const piece = flood([start], (_, b) => wet(b));
      expect([...piece].some((hex) => map.edge[hex] === 1)).toBe(true);
      for (const hex of piece) left.delete(hex);
    }
  });

  test('a bridge or ford has two banks at least', () => {
    for (const name of where((hex) => [BRIDGE, FORD].includes(map.terrain[hex]!))) {
      const hex = at(name);
      expect(neighbours(hex).filter((other) => canWalk(hex, other)).length).toBeGreaterThanOrEqual(2);
      if (map.terrain[hex] === BRIDGE) expect([WOODEN_BRIDGE, STONE_BRIDGE]).toContain(map.bridge[hex]);
    }
  });

  test('victory points run from 1 to 5 and leave room above the highest goal', () => {
    const worth = where((hex) => map.vp[hex]! > 0);
    expect(new Set(worth.map((name) => map.vp[at(name)]))).toEqual(new Set([1, 2, 3, 4, 5]));
    for (const name of worth) expect(map.names[at(name)]).toBeTruthy();
    expect(map.totalVp).toBe(data.totalVp);
    const highestGoal = { esirien: 19, nurkott: 23 }[id];
    expect(map.totalVp).toBeGreaterThanOrEqual(highestGoal + 10);
  });

  test('the defender may set up everywhere inside and on the bridges', () => {
    for (const hex of inside) expect(map.zones.defender).toContain(hex);
    for (const name of where((hex) => map.bridge[hex]! > 0)) expect(map.zones.defender).toContain(at(name));
  });

  test('a roc sets up on any edge hex', () => {
    expect(reader.names(map.zones.roc)).toEqual(where((hex) => map.edge[hex] === 1));
  });

  test('nothing is set up off the map', () => {
    for (const hex of Object.values(map.zones).flat()) expect(map.terrain[hex]).not.toBe(OFFMAP);
  });
});

describe('the proving ground', () => {
  test('is open from rim to rim', () => {
    const { map, where } = readMap('plain');
    expect(where((hex) => map.terrain[hex] !== 0)).toEqual([]);
    expect([map.totalVp, map.entrances.length, map.citadel, map.boat, map.slaveCages]).toEqual([
      0, 0, -1, -1, -1,
    ]);
    // 25 hexes along top and bottom, 17 along left and right, four corners counted twice.
    expect(where((hex) => map.edge[hex] === 1).length).toBe(25 + 25 + 17 + 17 - 4);
  });
});

describe('faults of a map file', () => {
  const faultsOf = (change: Partial<MapData>) => checkMap({ ...MAP_DATA.esirien, ...change });

  test('name the hex and the field', () => {
    const hexes = { ...MAP_DATA.esirien.hexes, '1009': { terrain: 'swamp', provenance: 'rules' } };
    expect(faultsOf({ hexes: hexes as unknown as MapData['hexes'] }).map((f) => f.path)).toEqual([
      'hexes.1009.terrain',
    ]);
  });

  test('name a wall between hexes that do not touch', () => {
    const faults = faultsOf({ walls: [...MAP_DATA.esirien.walls, ['0101', '0505']] });
    expect(faults).toEqual([{ path: 'walls.71', reason: 'hexes 0101 and 0505 are not adjacent' }]);
  });

  test('name points on water, a bridge of nothing and a missing hex', () => {
    const { '0101': _, ...rest } = MAP_DATA.esirien.hexes;
    const hexes = {
      ...rest,
      '1414': { terrain: 'sea' as const, vp: 1, provenance: 'rules' as const },
      '1410': { terrain: 'bridge' as const, access: ['1310', '1511'], provenance: 'rules' as const },
    };
    expect(faultsOf({ hexes }).map((f) => f.path)).toEqual([
      'hexes.0101',
      'hexes.1410.bridge',
      'hexes.1414.vp',
      'totalVp',
    ]);
  });

  test('a map that names hexsides wrongly is not compiled', () => {
    expect(() => compileCityMap({ ...MAP_DATA.plain, walls: [['0101', '0505']] })).toThrow('not adjacent');
  });
});
