import { describe, expect, test } from 'vitest';
import { MAP_DATA } from './data.ts';
import { readMap } from './map-reader.fixture.ts';
import { RIVER, SEA, TOWER } from './terrain.ts';

const { map, at, names, where, side, terrain, flood, sideTo } = readMap('nurkott');

describe('water', () => {
  test('DR-2.1.2-a no sea in Nurkott', () => {
    expect(where((hex) => map.terrain[hex] === SEA)).toEqual([]);
    expect(where((hex) => map.terrain[hex] === RIVER).length).toBeGreaterThan(0);
  });

  test('0708 is land', () => {
    expect(terrain('0708')).toBe('open');
  });

  test('0709 is shore, entered on foot through its own bank only', () => {
    expect(terrain('0709')).toBe('shore');
    expect(map.access[side('0609', '0709')]).toBe(1);
    expect(map.access[side('0709', '0710')]).toBe(1);
    expect(map.access[side('0709', '0808')]).toBe(0);
  });

  test('no way on foot between 0708 and 0709', () => {
    expect(map.access[side('0708', '0709')]).toBe(0);
    expect(map.access[side('0709', '0708')]).toBe(0);
    for (const [a, b] of MAP_DATA.nurkott.shoreBarriers ?? []) expect(map.access[side(a, b)]).toBe(0);
  });

  test('serpents come from the west by 0109 and 0208', () => {
    expect(names(map.serpentHexes)).toEqual(['0109', '0208']);
    expect(names(map.zones.seaSerpent)).toEqual(['0109', '0208']);
    expect([terrain('0109'), terrain('0208'), map.edge[at('0109')]]).toEqual(['river', 'river', 1]);
  });
});

describe('entrances', () => {
  test('DR-2.1.2-b doors only', () => {
    expect(map.entrances.length).toBe(6);
    expect(map.entrances.filter((e) => e.kind === 'gate')).toEqual([]);
    expect(where((hex) => map.terrain[hex] === TOWER)).toEqual([]);
  });

  test('DR-2.5.3-e doors in wooden walls that arrows pass', () => {
    expect(map.entrances.every((e) => e.kind === 'door' && e.of === 'wall')).toBe(true);
    expect(map.palisade).toBe(true);
  });

  test('each door belongs to a victory point hex', () => {
    const doorHexes = where((hex) => map.vpDoor[hex] === 1);
    expect(doorHexes).toEqual(names(map.entrances.map((e) => e.inside)));
    for (const name of doorHexes) expect(map.vp[at(name)]).toBeGreaterThan(0);
  });

  test('some palisade stands in the river', () => {
    const { walls, hexes } = MAP_DATA.nurkott;
    expect(walls.some((pair) => pair.some((hex) => hexes[hex]?.terrain === 'river'))).toBe(true);
  });
});

describe('roads and bridges', () => {
  test('DR-2.5.7-a wooden bridges of Nurkott', () => {
    expect(where((hex) => map.bridge[hex] === 1)).toEqual(['0402', '1002', '1914', '2108', '2211', '2412']);
  });

  test('DR-2.5.7-b the stone bridge of Nurkott', () => {
    expect(where((hex) => map.bridge[hex] === 2)).toEqual(['1610']);
  });

  test('every bridge carries a road', () => {
    for (const name of where((hex) => map.bridge[hex]! > 0)) expect(map.roadHex[at(name)]).toBe(1);
  });

  test('reinforcements come by the roads 2017-2015 and 2017-2413', () => {
    const hexes = new Set(map.reinforcementHexes);
    for (const name of ['2017', '2016', '2015', '2413']) expect(hexes.has(at(name))).toBe(true);
    const reached = flood([at('2017')], (a, b) => hexes.has(b) && map.road[sideTo(a, b)] === 1);
    expect(reached.size).toBe(hexes.size);
    for (const name of names(hexes))
      expect([Number(name.slice(0, 2)) >= 20, Number(name.slice(2)) >= 13]).toEqual([true, true]);
  });

  test('invaders enter by the roads at 0202 and 0516', () => {
    expect(names(map.entryHexes)).toEqual(['0202', '0516']);
    for (const hex of map.entryHexes) expect([map.edge[hex], map.roadHex[hex]]).toEqual([1, 1]);
    expect(map.zones.invader).toEqual([]);
    expect(names(map.exits)).toEqual(['0202', '0516', '2017']);
  });
});

describe('people and places', () => {
  test('two goblin settlements outside the palisade', () => {
    const settlements = MAP_DATA.nurkott.goblinSettlements ?? [];
    expect(settlements.length).toBe(2);
    for (const settlement of settlements) {
      const hexes = new Set(settlement.map(at));
      for (const hex of hexes) expect([map.inCity[hex], map.zones.defender.includes(hex)]).toEqual([0, true]);
      expect(flood([at(settlement[0]!)], (_, b) => hexes.has(b)).size).toBe(hexes.size);
    }
  });

  test('inside the city is inside the palisade; bridges are not', () => {
    expect(where((hex) => map.inCity[hex] === 1).length).toBe(77);
    expect(map.inCity[at('1610')]).toBe(0);
  });

  test('slave cages and points', () => {
    expect(names([map.slaveCages])).toEqual(['1208']);
    expect(map.vp[map.slaveCages]).toBe(3);
    expect(names(map.zones.elowyn)).toEqual(['1208']);
    expect([map.citadel, map.boat]).toEqual([-1, -1]);
    expect(map.totalVp).toBe(35);
  });
});
