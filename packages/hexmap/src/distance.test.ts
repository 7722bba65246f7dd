import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, within } from './distance.ts';
import { DIRECTIONS, hexAt, makeGrid } from './geometry.ts';

const grid = makeGrid(25, 17, 'even');
const at = (name: string) => hexAt(grid, name);
const anyHex = fc.integer({ min: 0, max: grid.size - 1 });

describe('distance', () => {
  test('worked by hand', () => {
    expect(distance(grid, at('1010'), at('1010'))).toBe(0);
    expect(distance(grid, at('1010'), at('1007'))).toBe(3);
    expect(distance(grid, at('1010'), at('1006'))).toBe(4);
    // Two columns east and level: around the hex between, two steps.
    expect(distance(grid, at('1010'), at('1210'))).toBe(2);
    // Four columns give two rows for nothing: 1010 to 1412 is four steps, to 1413 five.
    expect(distance(grid, at('1010'), at('1412'))).toBe(4);
    expect(distance(grid, at('1010'), at('1413'))).toBe(5);
    expect(distance(grid, at('0101'), at('2517'))).toBe(28);
  });

  test('is a metric', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, (a, b, c) => {
        expect(distance(grid, a, b)).toBe(distance(grid, b, a));
        expect(distance(grid, a, c)).toBeLessThanOrEqual(distance(grid, a, b) + distance(grid, b, c));
        expect(distance(grid, a, b) === 0).toBe(a === b);
      }),
    );
  });

  test('shrinks by one on some step towards the goal', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        if (a === b) return;
        const steps = DIRECTIONS.map((d) => grid.neighbour[a * 6 + d]!).filter((hex) => hex >= 0);
        expect(Math.min(...steps.map((hex) => distance(grid, hex, b)))).toBe(distance(grid, a, b) - 1);
      }),
    );
  });

  test('of two grids asked in turn', () => {
    const small = makeGrid(3, 3, 'even');
    expect(distance(small, 0, 8)).toBe(3);
    expect(distance(grid, at('0101'), at('0103'))).toBe(2);
    expect(distance(small, 0, 2)).toBe(2);
  });
});

describe('within', () => {
  test('radius 0, 1, 2 on open ground', () => {
    expect(within(grid, at('1010'), 0)).toEqual([at('1010')]);
    expect(within(grid, at('1010'), 1).length).toBe(7);
    expect(within(grid, at('1010'), 2).length).toBe(19);
    expect(within(grid, at('1010'), 2)).toContain(at('1008'));
    expect(within(grid, at('1010'), 2)).not.toContain(at('1007'));
  });

  test('is cut by the rim', () => {
    expect(within(grid, at('0101'), 1).map((hex) => grid.names[hex])).toEqual(['0101', '0102', '0201']);
  });

  test('is remembered', () => {
    expect(within(grid, at('1010'), 2)).toBe(within(grid, at('1010'), 2));
  });
});
