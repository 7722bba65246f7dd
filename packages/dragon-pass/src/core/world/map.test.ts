import { columnOf, directionTo, hexAt, rowOf } from '@hexwyrm/hexmap';
import { describe, expect, it, test } from 'vitest';
import { dragonPass } from '../../game/dragon-pass.ts';
import { closedLandRefusal } from '../../terrain/closed-lands.ts';
import { table } from '../../testing/table.ts';
import { openBoard } from '../board.ts';
import { MAP_DATA } from './data.ts';
import { PRIMARY, SECONDARY, STRUCTURES, type Structure, type Territory } from './land.ts';
import { mapFaults } from './map-checks.ts';
import { checkMap } from './map-schema.ts';
import { worldFor } from './world.ts';

const { land, tables } = worldFor(null);
const { grid } = land;
const at = (name: string): number => hexAt(grid, name);
const names = (hexes: readonly number[]): string[] => hexes.map((hex) => grid.names[hex] ?? '').sort();
const all = [...grid.names.keys()];
const built = (structure: Structure): string[] =>
  names(all.filter((hex) => land.structure[hex] === structure));
const owned = (...lands: Territory[]): number[] =>
  all.filter((hex) => lands.includes(land.territory[hex] ?? 'neutral'));
const neighbours = (hex: number): number[] =>
  [0, 1, 2, 3, 4, 5].map((side) => grid.neighbour[hex * 6 + side] ?? -1).filter((next) => next >= 0);
const isEdge = (hex: number): boolean => neighbours(hex).length < 6;

/** Everything that can be reached from a hex by steps that pass the test. */
function reached(from: number, step: (a: number, b: number) => boolean): Set<number> {
  const seen = new Set([from]);
  for (const hex of seen) for (const next of neighbours(hex)) if (step(hex, next)) seen.add(next);
  return seen;
}

const roadBetween = (a: number, b: number): number => {
  const direction = directionTo(grid, a, b);
  return direction < 0 ? 0 : (land.road[a * 6 + direction] ?? 0);
};

describe('the form of the map file', () => {
  test('is right, and so is what its parts say about each other', () => {
    expect(checkMap(MAP_DATA)).toEqual([]);
  });

  test('is told from a wrong one', () => {
    const [first, ...rest] = MAP_DATA.hexes;
    const wrong = { ...MAP_DATA, hexes: [{ ...first, terrain: 'swamp' }, ...rest] };
    expect(checkMap(wrong)[0]?.path).toBe('hexes.0.terrain');
    expect(checkMap({ ...MAP_DATA, hexes: rest })).toEqual([
      { path: 'hexes.0101', reason: 'hex is missing' },
    ]);
    const ridge = { high: '0101', low: '0103', name: 'x' };
    expect(mapFaults({ ...MAP_DATA, ridges: [ridge] }, grid)).toEqual([
      { path: 'ridges.0', reason: 'hexes 0101 and 0103 are not adjacent' },
    ]);
  });
});

describe('the board', () => {
  it('DP-3.2-a: hexes are numbered column then row, from 0101 to 4534', () => {
    expect([grid.columns, grid.rows, grid.size]).toEqual([45, 34, 1530]);
    expect([columnOf(grid, at('0134')), rowOf(grid, at('0134'))]).toEqual([1, 34]);
    expect([columnOf(grid, at('4534')), rowOf(grid, at('4534'))]).toEqual([45, 34]);
    expect([grid.index.has('4601'), grid.index.has('0135')]).toEqual([false, false]);
    const t = table({ pieces: { a: { code: '4-3-5', owner: 'lunar', hex: '1010' } } });
    const verdict = dragonPass.explain(t.state, 'lunar', { type: 'step', unit: 0, to: '4601' });
    expect(verdict).toEqual({ ok: false, refusal: { clause: 'DP-3.2-a' } });
  });

  it('DP-3-a: each hex has one terrain and one row of the chart', () => {
    expect(MAP_DATA.hexes.length).toBe(1530);
    expect(new Set(MAP_DATA.hexes.map(({ hex }) => hex)).size).toBe(1530);
    expect(land.chart.every((row) => row !== undefined)).toBe(true);
    const marshRuin =
      all.find((hex) => land.structure[hex] === 'ruin' && land.terrain[hex] === 'marsh') ?? -1;
    const hillRuin = all.find((hex) => land.structure[hex] === 'ruin' && land.terrain[hex] === 'hill') ?? -1;
    expect(land.chart[marshRuin]).toBe(tables.terrain['marsh-ruin']);
    expect(land.chart[hillRuin]).toBe(tables.terrain['hill-ruin']);
  });

  it('DP-3.1-a: there are seven kinds of structure and no others', () => {
    const kinds = ['fortress', 'stockade', 'town', 'temple', 'altar', 'ruin', 'dragonewt-city'];
    expect(STRUCTURES.filter((kind) => kind !== 'none')).toEqual(kinds);
    for (const kind of STRUCTURES) expect(built(kind).length, kind).toBeGreaterThan(0);
    // A ford, a road junction, a dragonrest and the dwarf mine are none.
    for (const hex of ['2923', '2203', '2809']) expect(land.structure[at(hex)]).toBe('none');
  });

  it('DP-3.2.4-a: exactly nine hexes are temples', () => {
    expect(built('temple')).toEqual(['1108', '1902', '1918', '1927', '1934', '2630', '2802', '2832', '3531']);
    expect(land.reachingMoonTemple).toBe(at('1108'));
  });

  it('DP-3.2.5-a: exactly five hexes are towns; Apple Lane is clear', () => {
    expect(built('town')).toEqual(['0823', '0918', '1229', '1904', '2308']);
    expect([land.terrain[at('3124')], land.structure[at('3124')]]).toEqual(['open', 'none']);
    expect(land.chart[at('3124')]).toMatchObject({ missile: 0, melee: { inside: 1 } });
    expect(land.chart[at('2308')]).toMatchObject({ missile: -2, melee: { inside: 1.5 } });
  });

  it('DP-3.2.7-a: exactly two hexes are altars', () => {
    expect(built('altar')).toEqual(['4520', '4529']);
  });

  it('DP-3.2.1-a: old Sartar, and Sartar with Duck Point, Alda-Chur and Alone', () => {
    for (const name of ['2625', '3310', '3908']) expect(land.territory[at(name)]).toBe('sartar-outer');
    expect(land.territory[at('3524')]).toBe('old-sartar');
    expect(land.names[at('3524')]).toBe('Boldhome');
    expect(land.fortresses.sartar.length).toBe(7);
    expect(land.fortresses.sartar.filter((hex) => land.territory[hex] === 'old-sartar').length).toBe(4);
  });

  it('DP-3.2.2-a: Lunar territory is the crimson region with its lighter part', () => {
    for (const hex of land.fortresses.lunar) expect(land.territory[hex]).toMatch(/^lunar-/);
    expect(land.territory[at('1710')]).toBe('lunar-light');
    expect(land.territory[land.reachingMoonTemple]).toBe('lunar-dark');
  });

  it('DP-3.2.3-b: five lands and eight cities belong to major independents, brown ground to nobody', () => {
    const t = table({ scenario: 'pass-5', land: 'dragon-pass', pieces: {} });
    const board = openBoard(t.state);
    const closed = all.filter((hex) => closedLandRefusal(board, hex) !== null);
    const lands = owned('black-horse', 'cragspider', 'wintertop', 'beast-valley', 'grazelands');
    expect(new Set(closed)).toEqual(new Set([...lands, ...land.cities]));
    for (const city of land.cities) expect(land.territory[city]).toBe('neutral');
    expect(land.territory[at('1918')]).toBe('wintertop');
    expect(land.territory[at('0515')]).toBe('black-horse');
    expect(land.territory[at('1904')]).toBe('cragspider');
    expect(land.territory[at('1927')]).toBe('beast-valley');
    expect(land.territory[at('1229')]).toBe('grazelands');
  });

  test('fortresses stand where they are listed, and nowhere else', () => {
    const { lunar, sartar, independent } = land.fortresses;
    expect(built('fortress')).toEqual(names([...lunar, ...sartar, ...independent]));
    expect([lunar.length, sartar.length, independent.length]).toEqual([6, 7, 2]);
    expect(names(land.cities)).toEqual(built('dragonewt-city'));
  });

  test('ridges part neighbours, and one of them is Starfire Ridge', () => {
    for (const { high, low } of MAP_DATA.ridges) {
      const direction = directionTo(grid, at(low), at(high));
      expect(direction).toBeGreaterThanOrEqual(0);
      expect(land.slope[at(low) * 6 + direction]).toBe(1);
    }
    expect(MAP_DATA.ridges.some(({ name }) => name === 'Starfire Ridge')).toBe(true);
  });

  test('rivers run downhill without a gap to the edge of the map or the Upland Marsh', () => {
    for (const { hexes, id } of MAP_DATA.rivers) {
      let hex = at(hexes[0] ?? '');
      for (let steps = 0; steps < 200; steps++) {
        const [next] = land.downstream.get(hex) ?? [];
        if (next === undefined) break;
        hex = next;
      }
      const marsh = neighbours(hex).some((next) => land.uplandMarsh[next] === 1);
      expect(isEdge(hex) || marsh, id).toBe(true);
    }
  });

  test('fords are where roads meet rivers', () => {
    const roads = new Set(
      [...MAP_DATA.primaryRoads, ...MAP_DATA.secondaryRoads].flatMap(({ hexes }) => hexes),
    );
    for (const { hex, ford, river } of MAP_DATA.hexes)
      expect(ford ?? false, hex).toBe((river ?? false) && roads.has(hex));
  });

  test('roads join the fortresses of each nation, and all of them with the towns', () => {
    const good = (a: number, b: number): boolean => roadBetween(a, b) === PRIMARY;
    const any = (a: number, b: number): boolean => roadBetween(a, b) >= SECONDARY;
    const royal = reached(land.capitals.sartar ?? -1, good);
    for (const hex of land.fortresses.sartar) expect(royal.has(hex), grid.names[hex]).toBe(true);
    const imperial = reached(land.capitals.lunar ?? -1, good);
    for (const hex of land.fortresses.lunar) expect(imperial.has(hex), grid.names[hex]).toBe(true);
    const net = reached(land.capitals.sartar ?? -1, any);
    for (const name of [...built('fortress'), ...built('town')]) expect(net.has(at(name)), name).toBe(true);
  });

  test('all land hangs together', () => {
    const dry = (hex: number): boolean => land.terrain[hex] !== 'lake';
    const found = reached(at('3524'), (_, next) => dry(next));
    expect(found.size).toBe(all.filter(dry).length);
  });

  test('dragonewt roads are straight and join the cities', () => {
    for (const { hexes } of MAP_DATA.dragonewtRoads) {
      const turns = new Set(hexes.slice(1).map((hex, i) => directionTo(grid, at(hexes[i] ?? ''), at(hex))));
      expect(turns.size).toBe(1);
      expect(turns.has(-1)).toBe(false);
    }
  });
});
