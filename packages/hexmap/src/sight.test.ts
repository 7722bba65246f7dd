import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance } from './distance.ts';
import { DIRECTIONS, directionTo, hexAt, makeGrid, sideOf } from './geometry.ts';
import { sightLine } from './sight.ts';

const grid = makeGrid(25, 17, 'even');
const at = (name: string) => hexAt(grid, name);
const anyHex = fc.integer({ min: 0, max: grid.size - 1 });

function side(a: string, b: string): number {
  const direction = directionTo(grid, at(a), at(b));
  if (direction < 0) throw new Error(`${a} and ${b} are not adjacent`);
  return sideOf(grid, at(a), direction as 0);
}

function lineOf(a: string, b: string) {
  const { hexes, sides } = sightLine(grid, at(a), at(b));
  return { hexes: hexes.map((hex) => grid.names[hex]), sides };
}

const sorted = (sides: number[]) => sides.sort((x, y) => x - y);

describe('sight line', () => {
  test('to itself touches nothing', () => {
    expect(lineOf('1010', '1010')).toEqual({ hexes: [], sides: [] });
  });

  test('to a neighbour crosses the common side only', () => {
    for (const other of ['1009', '1110', '1111', '1011', '0911', '0910']) {
      expect(lineOf('1010', other)).toEqual({ hexes: [], sides: [side('1010', other)] });
    }
  });

  test('straight over two: one hex, two sides', () => {
    expect(lineOf('1010', '1008')).toEqual({
      hexes: ['1009'],
      sides: sorted([side('1010', '1009'), side('1009', '1008')]),
    });
  });

  test('bent over two runs along the side between two hexes', () => {
    // East from 1010 to 1210, between 1110 and 1111.
    expect(lineOf('1010', '1210')).toEqual({
      hexes: ['1110', '1111'],
      sides: sorted([
        side('1110', '1111'),
        side('1010', '1110'),
        side('1010', '1111'),
        side('1210', '1110'),
        side('1210', '1111'),
      ]),
    });
    // The same shape turned: from 1010 to 1109 + 1 step north-east of north, between 1009 and 1110.
    expect(lineOf('1010', '1109').hexes).toEqual(['1009', '1110']);
  });

  test('at distance three off the lines, two hexes and three sides', () => {
    // 1010 to 1108: one column east, five half rows up. It leaves by the north side of 1010 into 1009, crosses
    // from 1009 into 1109 and enters 1108 by its south side; no vertex lies on it.
    expect(lineOf('1010', '1108')).toEqual({
      hexes: ['1009', '1109'],
      sides: sorted([side('1010', '1009'), side('1009', '1109'), side('1109', '1108')]),
    });
  });

  test('along the top rim runs along a side without a second hex', () => {
    // 0101 to 0301 follows the upper side of 0201.
    const line = lineOf('0101', '0301');
    expect(line.hexes).toEqual(['0201']);
    expect(line.sides).toContain(sideOf(grid, at('0201'), 0));
  });

  test('over four bent: the pattern of two, twice, through the centre between', () => {
    expect(lineOf('1010', '1410').hexes).toEqual(['1110', '1111', '1210', '1310', '1311']);
    expect(lineOf('1010', '1410').sides.length).toBe(10);
  });

  test('is the same both ways and remembered', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        expect(sightLine(grid, a, b)).toBe(sightLine(grid, b, a));
      }),
    );
  });

  test('touches a chain of hexes from end to end, close to the direct way', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const { hexes } = sightLine(grid, a, b);
        const steps = distance(grid, a, b);
        for (const hex of hexes)
          expect(distance(grid, a, hex) + distance(grid, hex, b)).toBeLessThanOrEqual(steps + 1);
        for (let i = 1; i < steps; i++) {
          const count = hexes.filter((hex) => distance(grid, a, hex) === i).length;
          expect(count).toBeGreaterThanOrEqual(1);
          expect(count).toBeLessThanOrEqual(2);
        }
      }),
    );
  });

  test('touches only sides of the hexes it touches', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const { hexes, sides } = sightLine(grid, a, b);
        const own = new Set([a, b, ...hexes].flatMap((hex) => DIRECTIONS.map((d) => sideOf(grid, hex, d))));
        for (const touched of sides) expect(own.has(touched)).toBe(true);
      }),
    );
  });
});
