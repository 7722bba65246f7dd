import { hexAt } from '@hexwyrm/hexmap';
import { CorrectionsError } from '@hexwyrm/wargame';
import { describe, expect, test } from 'vitest';
import { parseCorrections } from './corrections.ts';
import { NO_ROAD, PRIMARY, SECONDARY } from './land.ts';
import { unitCode } from './unit-code.ts';
import { typeNamed, worldFor } from './world.ts';

const corrected = (json: unknown) => worldFor(parseCorrections(json));

function faults(json: unknown) {
  try {
    corrected(json);
  } catch (error) {
    if (error instanceof CorrectionsError) return error.faults;
    throw error;
  }
  return [];
}

describe('what a corrections file may set right', () => {
  test('factors of a counter, and how many there are', () => {
    const world = corrected({
      units: {
        'crimson-bat': {
          front: { cf: { value: 3, parenthesized: true }, mgf: { value: -2, chaotic: true, exotic: true } },
        },
        'foot-militia': { names: ['Boldhome', 'Jonstown'] },
        wasps: { back: { mf: { value: 3 } } },
      },
    });
    expect(unitCode(typeNamed(world, 'crimson-bat').front)).toBe('(3)-[-2]*-10-0');
    expect(typeNamed(world, 'foot-militia').names.length).toBe(2);
    expect(typeNamed(world, 'wasps').back?.mf).toBe(3);
    expect(typeNamed(worldFor(null), 'foot-militia').names.length).toBe(6);
  });

  test('values of the Red Moon and other tables', () => {
    const { tables } = corrected({ moon: [0, 2, 4, 7, 4, 3, 0], tables: { escape: { hero: 5 } } });
    expect(tables.redMoon.values).toEqual([0, 2, 4, 7, 4, 3, 0]);
    expect(tables.escape).toEqual({ hero: 5, superhero: 3 });
  });

  test('hexes, ridges, roads, rivers and fortresses', () => {
    const { land } = corrected({
      hexes: {
        '3124': { structure: 'town', name: 'Apple Lane' },
        '0404': { structure: null, terrain: 'forest' },
        '0101': { territory: 'neutral' },
      },
      ridges: { add: [{ high: '3124', low: '3123' }], remove: [['2728', '2727']] },
      primaryRoads: { remove: [['0504', '0404', '0305']], add: [['3124', '3125']] },
      secondaryRoads: { add: [['1010', '1011', '1012']] },
      rivers: { add: [['1009', '1010']] },
      fortresses: { lunar: ['0906', '0711', '1404', '1710', '2012'] },
    });
    const { grid } = land;
    const at = (name: string) => hexAt(grid, name);
    expect([land.structure[at('3124')], land.structure[at('0404')]]).toEqual(['town', 'none']);
    expect([land.terrain[at('0404')], land.territory[at('0101')]]).toEqual(['forest', 'neutral']);
    expect(land.slope[at('3123') * 6 + 3]).toBe(1);
    expect(land.road[at('3124') * 6 + 3]).toBe(PRIMARY);
    expect(land.road[at('1010') * 6 + 3]).toBe(SECONDARY);
    expect([0, 1, 2, 3, 4, 5].map((side) => land.road[at('0404') * 6 + side])).toEqual(
      Array(6).fill(NO_ROAD),
    );
    // The new road meets the new river in 1010: a ford there, a river in 1009.
    expect([land.river[at('1009')], land.river[at('1010')], land.stream[at('1010')]]).toEqual([1, 0, 1]);
    expect(land.fortresses.lunar.length).toBe(5);
  });

  test('a file is compiled once', () => {
    const corrections = parseCorrections({ moon: [0, 2, 4, 7, 4, 3, 0] });
    expect(worldFor(corrections)).toBe(worldFor(corrections));
  });
});

describe('what is refused, and why', () => {
  test.each([
    ['an unknown unit', { units: { elf: { cavalry: true } } }, 'units.elf', 'unknown name'],
    [
      'an unknown field of a unit',
      { units: { wasps: { strength: 3 } } },
      'units.wasps.strength',
      'unknown name',
    ],
    [
      'a wrong factor',
      { units: { wasps: { front: { cf: { value: 'two' } } } } },
      'units.wasps.front.cf.value',
      '',
    ],
    [
      'a back where there is none',
      { units: { sylphs: { back: { cf: { value: 2 } } } } },
      'units.sylphs.back',
      'no back',
    ],
    [
      'spirits that do not pair',
      { units: { 'minor-classes': { names: ['1', '2'] } } },
      'units.minor-classes',
      'minor-classes-spirits',
    ],
    ['six values of the moon', { moon: [0, 2, 4, 7, 4, 3] }, 'moon', ''],
    ['an unknown hex', { hexes: { '4601': { terrain: 'open' } } }, 'hexes.4601', 'not on the map'],
    ['an unknown terrain', { hexes: { '0101': { terrain: 'swamp' } } }, 'hexes.0101.terrain', ''],
    [
      'a town on a hill',
      { hexes: { '0106': { structure: 'town' } } },
      'hexes.0106.structure',
      'no town stands on hill',
    ],
    [
      'a fortress that is gone',
      { hexes: { '0404': { structure: null } } },
      'fortresses.lunar.1',
      'no fortress in 0404',
    ],
    ['a road with a gap', { primaryRoads: { add: [['0101', '0103']] } }, 'primaryRoads.14.1', 'not adjacent'],
    [
      'taking away a road that is not there',
      { primaryRoads: { remove: [['0101', '0102']] } },
      'primaryRoads.remove',
      'nothing runs',
    ],
    [
      'a ridge between distant hexes',
      { ridges: { add: [{ high: '0101', low: '0105' }] } },
      '',
      'not adjacent',
    ],
    ['an unknown table', { tables: { weather: 1 } }, 'tables.weather', 'unknown name'],
    ['an unknown chapter', { weather: {} }, 'weather', 'unknown name'],
  ])('%s', (_, json, path, reason) => {
    const found = faults(json);
    const fault = path === '' ? found[0] : found.find((other) => other.path === path);
    expect(fault, JSON.stringify(found)).toBeDefined();
    expect(fault?.reason).toContain(reason);
  });
});
