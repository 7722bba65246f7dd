import { hexAt, makeGrid, within } from '@hexwyrm/hexmap';
import { describe, expect, it } from 'vitest';
import { makeField } from '../field.ts';
import { areaPaths, outside } from './area-paths.ts';

const grid = makeGrid(9, 9, 'even');
const field = makeField('test', {}, grid, () => true);
const middle = hexAt(grid, '0505');

const sides = (hexes: readonly number[]): number => areaPaths(field, hexes).rim.split('M').length - 1;

describe('many hexes as one area', () => {
  it('has a line only where it ends', () => {
    expect(sides([middle])).toBe(6);
    // Two neighbours share a side that neither shows.
    expect(sides([middle, hexAt(grid, '0506')])).toBe(10);
    // A hex and all around it: three outer sides each.
    expect(sides(within(grid, middle, 1))).toBe(18);
  });

  it('is one path, however many hexes there are', () => {
    const { tint } = areaPaths(field, within(grid, middle, 3));
    expect(tint.split('M')).toHaveLength(1 + 37);
    expect(areaPaths(field, [])).toEqual({ tint: '', rim: '' });
  });
});

it('what is outside an area is on the map', () => {
  const centres = [0, 1, 2, 3].map((x) => ({ x, y: 0 }));
  expect(outside({ centres, isOn: (hex) => hex !== 3 }, [1])).toEqual([0, 2]);
});
