import { CorrectionsError } from '@hexwyrm/wargame';
import { describe, expect, test } from 'vitest';
import { checkCorrections, parseCorrections } from './corrections.ts';
import type { MapId } from './map-schema.ts';
import { worldFor } from './world.ts';

function faults(json: unknown, map: MapId = 'esirien') {
  try {
    checkCorrections(map, parseCorrections(json));
  } catch (error) {
    if (error instanceof CorrectionsError) return error.faults;
    throw error;
  }
  return [];
}

const corrected = (json: unknown, map: MapId = 'esirien') => worldFor(map, parseCorrections(json));

describe('what a corrections file may set right', () => {
  test('numbers of a unit, in part', () => {
    const { types } = corrected({
      units: {
        INF: { attack: 3, breaking: { scale: 5 } },
        HERO: { cost: { invader: 16 } },
        DRAGON: { areas: { head: { hp: 9 }, belly: { hitOn: 5 } } },
      },
    });
    expect([types.INF.attack, types.INF.defence, types.INF.scale, types.INF.door]).toEqual([3, 2, 5, 10]);
    expect(types.HERO.cost).toEqual({ invader: 16, defender: 15 });
    expect(types.DRAGON.areas?.map((a) => [a.area, a.hp, a.hitOn])).toEqual([
      ['head', 9, 6],
      ['wings', 6, 4],
      ['legs', 3, 5],
      ['belly', 6, 5],
    ]);
    expect(worldFor('esirien', null).types.INF.attack).toBe(2);
  });

  test('a table', () => {
    const { tables } = corrected({
      tables: { reinforcements: { firstTurn: 8 }, points: { goal: { base: 18 } } },
    });
    expect([tables.reinforcements.firstTurn, tables.reinforcements.every]).toEqual([8, 4]);
    expect(tables.points.goal.base).toBe(18);
  });

  test('hexes, walls, entrances and roads', () => {
    const { map } = corrected({
      map: 'esirien',
      hexes: { '1009': { vp: 2, name: 'Town Hall', terrain: 'city' }, '0811': { vp: 0, name: null } },
      walls: { add: [['1009', '1010']], remove: [['0607', '0708']] },
      entrances: { add: [{ between: ['0607', '0707'], type: 'door', of: 'wall', inside: '0707' }] },
      roads: { add: [['1008', '1009']] },
    });
    const hex = (name: string) => map.grid.index.get(name)!;
    expect([map.vp[hex('1009')], map.names[hex('1009')]]).toEqual([2, 'Town Hall']);
    expect([map.vp[hex('0811')], map.names[hex('0811')]]).toEqual([0, null]);
    expect(map.totalVp).toBe(33 + 2 - 3);
    expect(map.wall[hex('1009') * 6 + 3]).toBe(1);
    expect(map.wall[hex('0607') * 6 + 2]).toBe(0);
    // The new door stands in a wall: the side is an entrance now.
    expect(map.wall[hex('0707') * 6 + 4]).toBe(0);
    expect(map.entrance[hex('0707') * 6 + 4]).toBe(29);
    expect(map.road[hex('1008') * 6 + 3]).toBe(1);
  });

  test('a road taken away, between two hexes of it', () => {
    const before = worldFor('esirien', null).map;
    const { map } = corrected({ map: 'esirien', roads: { remove: [['0606', '0707']] } });
    const side = before.grid.index.get('0606')! * 6 + 2;
    expect([before.road[side], map.road[side]]).toEqual([1, 0]);
    expect(map.roadHex[map.grid.index.get('0707')!]).toBe(1);
  });

  test('two maps in one file', () => {
    const json = {
      map: 'esirien',
      hexes: { '0811': { vp: 0 } },
      maps: { nurkott: { hexes: { '1309': { vp: 9 } } } },
    };
    const was = worldFor('nurkott', null).map;
    const forge = was.grid.index.get('1309')!;
    expect(corrected(json, 'esirien').map.totalVp).toBe(30);
    expect(corrected(json, 'nurkott').map.totalVp).toBe(35 - was.vp[forge]! + 9);
  });

  test('an entrance taken away leaves what stood there', () => {
    const { map } = corrected({ entrances: { remove: [['1910', '2010']] } });
    const citadel = map.citadel;
    expect(map.entrance[citadel * 6 + 2]).toBe(-1);
    expect(map.towerSide[citadel * 6 + 2]).toBe(1);
  });

  test('a tower where there was none', () => {
    const { map } = corrected(
      { hexes: { '1009': { terrain: 'tower', vp: 1, name: 'Clock Tower' } } },
      'plain',
    );
    const tower = map.grid.index.get('1009')!;
    expect([...map.towerSide.slice(tower * 6, tower * 6 + 6)]).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('hexes of one map leave the other alone', () => {
    const { map } = corrected({ map: 'esirien', hexes: { '1009': { vp: 2, terrain: 'city' } } }, 'nurkott');
    expect(map.totalVp).toBe(35);
  });

  test('a file is compiled once', () => {
    const corrections = parseCorrections({ units: { INF: { attack: 3 } } });
    expect(worldFor('esirien', corrections)).toBe(worldFor('esirien', corrections));
    expect(worldFor('esirien', null)).toBe(worldFor('esirien', null));
    expect(worldFor('nurkott', corrections)).not.toBe(worldFor('esirien', corrections));
  });
});

describe('what is refused, and why', () => {
  test.each([
    ['an unknown unit', { units: { ELF: { attack: 3 } } }, 'units.ELF', 'unknown name ELF'],
    ['an unknown field of a unit', { units: { INF: { atack: 3 } } }, 'units.INF.atack', 'unknown name'],
    ['a wrong type', { units: { INF: { attack: 'three' } } }, 'units.INF.attack', 'must be a number'],
    [
      'an area the monster lacks',
      { units: { WURM: { areas: { wings: { hp: 3 } } } } },
      'units.WURM.areas.wings',
      'no wings',
    ],
    ['half a missile', { units: { ORC: { missile: { max: 3 } } } }, 'units.ORC.missile.min', 'is missing'],
    ['an unknown hex', { hexes: { '2601': { vp: 1 } } }, 'hexes.2601', 'not on the map'],
    ['an unknown field of a hex', { hexes: { '1009': { height: 1 } } }, 'hexes.1009.height', 'unknown name'],
    [
      'an unknown terrain',
      { hexes: { '1009': { terrain: 'swamp' } } },
      'hexes.1009.terrain',
      'Invalid option',
    ],
    [
      'a wall between distant hexes',
      { walls: { add: [['1009', '1012']] } },
      'walls.add.0',
      '1009 and 1012 are not adjacent',
    ],
    ['a wall to a hex beyond the rim', { walls: { add: [['2517', '2617']] } }, 'walls.add.0', 'hex 2617'],
    [
      'taking away a wall that is not there',
      { walls: { remove: [['0101', '0102']] } },
      'walls.remove.0',
      'nothing stands',
    ],
    [
      'a second entrance in one side',
      { entrances: { add: [{ between: ['0606', '0707'], type: 'door', of: 'wall', inside: '0707' }] } },
      'entrances.add.0',
      'already',
    ],
    ['a road with a gap', { roads: { add: [['1009', '1012']] } }, 'roads.add.0.0', 'not adjacent'],
    ['a road through the river', { roads: { add: [['1308', '1408']] } }, 'roads.add.0.1', 'river'],
    ['a road that is not there', { roads: { remove: [['1009', '1010']] } }, 'roads.remove', 'no road runs'],
    ['an unknown scenario', { scenarios: { 'esirien-9': {} } }, 'scenarios.esirien-9', 'unknown name'],
    [
      'a map corrected twice',
      { map: 'esirien', hexes: {}, maps: { esirien: {} } },
      'maps.esirien',
      'outside of maps',
    ],
    ['an unknown table', { tables: { weather: {} } }, 'tables.weather', 'unknown name'],
    [
      'a wrong value in a table',
      { tables: { spells: { fog: { cost: 'two' } } } },
      'tables.spells.fog.cost',
      'must be a number',
    ],
    ['an unknown chapter', { weather: {} }, 'weather', 'unknown name'],
  ])('%s', (_, json, path, reason) => {
    const found = faults(json);
    expect(found.map((f) => f.path)).toContain(path);
    expect(found.find((f) => f.path === path)?.reason).toContain(reason);
  });

  test('the error says all of it in one line', () => {
    expect(() => parseCorrections({ units: { INF: { attack: -1, mp: 'far' } } })).toThrow(
      /^corrections refused: units\.INF\.attack: .*; units\.INF\.mp: /,
    );
  });
});
