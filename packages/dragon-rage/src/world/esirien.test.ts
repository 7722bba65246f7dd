import { describe, expect, test } from 'vitest';
import { MAP_DATA } from './data.ts';
import { readMap } from './map-reader.fixture.ts';
import { BRIDGE, DOCK, FORD, FOREST, RIVER, SEA, TOWER } from './terrain.ts';

const { map, at, names, where, side, terrain, neighbours, flood, isBarrier, canWalk } = readMap('esirien');
const kindAt = (a: string, b: string) => {
  const number = map.entrance[side(a, b)] as number;
  return number < 0 ? null : map.entrances[number]!.kind;
};

describe('water', () => {
  test('DR-2.1.1-b the river ends in 1413 and the sea begins in 1414', () => {
    expect(terrain('1413')).toBe('bridge');
    expect(map.bridge[at('1413')]).toBe(1);
    expect(terrain('1414')).toBe('sea');
    expect(map.access[side('1413', '1414')]).toBe(0);
    for (const name of where((hex) => map.terrain[hex] === SEA))
      expect(Number(name.slice(2))).toBeGreaterThan(13);
    for (const name of where((hex) => map.terrain[hex] === RIVER))
      expect(Number(name.slice(2))).toBeLessThan(14);
  });

  test('DR-2.1.1-c dock hexes of Esirien', () => {
    expect(names(map.docks)).toEqual(['0815', '0915', '1014', '1115', '1315', '1516']);
    expect(names(map.docks)).toEqual(where((hex) => map.terrain[hex] === DOCK));
    for (const dock of map.docks) expect(neighbours(dock).some((hex) => map.terrain[hex] === SEA)).toBe(true);
  });

  test('one ford, north of the city', () => {
    expect(where((hex) => map.terrain[hex] === FORD)).toEqual(['1403']);
  });
});

describe('entrances', () => {
  test('DR-2.1.1-d each entrance is one hexside and either gate or door', () => {
    expect(kindAt('0606', '0707')).toBe('gate');
    expect(kindAt('0707', '0606')).toBe('gate');
    for (const { kind, a, b, inside, outside } of map.entrances) {
      expect(['gate', 'door']).toContain(kind);
      expect(neighbours(a)).toContain(b);
      expect([a, b].sort()).toEqual([inside, outside].sort());
    }
  });

  test('DR-2.5.3-d wall gateways of Esirien', () => {
    const gateways = map.entrances.filter((e) => e.of === 'wall');
    expect(gateways.map((e) => `${names([e.inside])}<${names([e.outside])}`).sort()).toEqual([
      '0707<0606',
      '1307<1407',
      '1313<1413',
      '1508<1407',
      '1513<1413',
      '2113<2212',
    ]);
    expect(gateways.every((e) => e.kind === 'gate')).toBe(true);
  });

  test('every tower opens towards the city and is closed on its other sides', () => {
    const towers = where((hex) => map.terrain[hex] === TOWER);
    expect(towers.length).toBe(16);
    for (const tower of towers.map(at)) {
      const doors = map.entrances.filter((e) => e.inside === tower);
      expect(doors.some((e) => MAP_DATA.esirien.hexes[names([e.outside])[0]!]?.inside)).toBe(true);
      const closed = neighbours(tower).filter((hex) => isBarrier(tower, hex));
      expect(closed.length).toBe(neighbours(tower).length);
    }
    expect(map.towerSide[side('1910', '1909')]).toBe(1);
    expect(map.towerSide[side('1909', '1910')]).toBe(1);
    expect(kindAt('1910', '1810')).toBe('gate');
    expect(kindAt('1910', '2010')).toBe('door');
  });

  test('two wall rings, one on each bank', () => {
    const inRing = (hex: number) =>
      MAP_DATA.esirien.hexes[names([hex])[0]!]?.inside && map.terrain[hex] !== TOWER;
    const inner = where((hex) => Boolean(inRing(hex))).map(at);
    const west = flood([at('0707')], (a, b) => Boolean(inRing(b)) && !isBarrier(a, b));
    const east = flood([at('2113')], (a, b) => Boolean(inRing(b)) && !isBarrier(a, b));
    expect(west.size + east.size).toBe(inner.length);
    expect([west.size, east.size]).toEqual([53, 53]);
    expect(west.has(at('2113'))).toBe(false);
  });

  test('the waterfront is shut towards the land', () => {
    const waterfront = where(
      (hex) => MAP_DATA.esirien.hexes[names([hex])[0]!]?.district === 'waterfront',
    ).map(at);
    const reached = flood(
      waterfront,
      (a, b) => ![SEA, RIVER, BRIDGE].includes(map.terrain[b]!) && !isBarrier(a, b),
    );
    expect(reached.size).toBe(waterfront.length);
  });
});

describe('roads and bridges', () => {
  test('DR-2.5.6-b the road runs through the gates', () => {
    for (const [a, b] of [
      ['0606', '0707'],
      ['2113', '2212'],
    ] as const)
      expect(map.road[side(a, b)]).toBe(1);
  });

  test('DR-2.5.6-c the road passes through the towers 0914, 1310 and 1511 and no others', () => {
    const onRoad = where((hex) => map.terrain[hex] === TOWER && map.roadHex[hex] === 1);
    expect(onRoad).toEqual(['0914', '1310', '1511']);
    expect(names(map.roadTowers)).toEqual(onRoad);
    for (const [a, b] of [
      ['1209', '1310'],
      ['1310', '1410'],
      ['1410', '1511'],
      ['1511', '1611'],
    ] as const) {
      expect(map.road[side(a, b)]).toBe(1);
      expect(canWalk(at(a), at(b))).toBe(true);
    }
    for (const tower of map.roadTowers) {
      expect(map.entrances.filter((e) => e.inside === tower && e.kind === 'gate').length).toBe(2);
    }
  });

  test('no road leads into the citadel', () => {
    expect(neighbours(at('1910')).some((hex) => map.road[side('1910', names([hex])[0]!)] === 1)).toBe(false);
  });

  test('DR-2.5.6-e all three bridges carry the road', () => {
    for (const bridge of ['1407', '1410', '1413']) expect(map.roadHex[at(bridge)]).toBe(1);
    expect(where((hex) => map.terrain[hex] === BRIDGE)).toEqual(['1407', '1410', '1413']);
  });

  test('DR-2.5.7-a wooden bridges of Esirien', () => {
    expect(where((hex) => map.bridge[hex] === 1)).toEqual(['1407', '1413']);
  });

  test('DR-2.5.7-b the stone bridge of Esirien', () => {
    expect(where((hex) => map.bridge[hex] === 2)).toEqual(['1410']);
  });

  test('a bridge is entered from its banks only', () => {
    expect(map.access[side('1413', '1313')]).toBe(1);
    expect(map.access[side('1513', '1413')]).toBe(1);
    // 1314 and 1514 touch the bridge but are not its banks.
    expect(map.access[side('1314', '1413')]).toBe(0);
    expect(map.access[side('1413', '1514')]).toBe(0);
    expect(map.access[side('1010', '1009')]).toBe(1);
  });
});

describe('people and places', () => {
  test('citadel, exits and boat', () => {
    expect([names([map.citadel]), names([map.boat]), map.slaveCages]).toEqual([['1910'], ['1516'], -1]);
    expect(terrain('1910')).toBe('tower');
    expect([map.vp[map.citadel], map.vpWithoutElowyn[map.citadel]]).toEqual([5, 4]);
    expect(names(map.exits)).toEqual(['0110', '0403', '2508', '2516']);
    expect(names(map.zones.elowyn)).toEqual(['1910']);
    const others = where((hex) => map.vp[hex] !== map.vpWithoutElowyn[hex]);
    expect(others).toEqual(['1910']);
  });

  test('reinforcements land on the docks and the bridge 1413', () => {
    expect(names(map.reinforcementHexes)).toEqual(['0815', '0915', '1014', '1115', '1315', '1413', '1516']);
  });

  test('invaders set up on the west, north and east edge, serpents on the sea of the south edge', () => {
    for (const name of names(map.zones.invader)) {
      const [column, row] = [Number(name.slice(0, 2)), Number(name.slice(2))];
      expect(map.edge[at(name)]).toBe(1);
      expect(column === 1 || column === 25 || row <= 3).toBe(true);
    }
    expect(map.zones.seaSerpent.length).toBe(18);
    for (const hex of map.zones.seaSerpent)
      expect([map.terrain[hex], names([hex])[0]!.slice(2)]).toEqual([SEA, '17']);
    expect(map.entryHexes).toEqual([]);
  });

  test('inside the city are rings, towers, waterfront, docks, bridges and the river between', () => {
    const river = ['1408', '1409', '1411', '1412'].map(at);
    expect(where((hex) => map.inCity[hex] === 1)).toEqual(names([...map.zones.defender, ...river]));
  });

  test('33 points in all: no bank alone is enough for the 19 of the first scenario', () => {
    expect(map.totalVp).toBe(33);
    const worth = (district: string) =>
      Object.values(MAP_DATA.esirien.hexes)
        .filter((hex) => hex.district === district)
        .reduce((sum, hex) => sum + (hex.vp ?? 0), 0);
    expect([worth('east'), worth('west'), worth('waterfront')]).toEqual([18, 12, 3]);
  });

  test('arrows do not pass stone, and the forest lies round the edge', () => {
    expect(map.palisade).toBe(false);
    const forest = where((hex) => map.terrain[hex] === FOREST);
    const nearEdge = forest.filter((name) => {
      const [column, row] = [Number(name.slice(0, 2)), Number(name.slice(2))];
      return column <= 4 || column >= 22 || row <= 3;
    });
    expect(nearEdge.length / forest.length).toBeGreaterThan(0.95);
  });
});
