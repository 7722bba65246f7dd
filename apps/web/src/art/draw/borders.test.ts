import { expect, test } from 'vitest';
import { rimOf } from './borders.ts';
import { makeLayout } from './geometry.ts';

const layout = makeLayout(48, 6, 6);
/** How many rings a path has, and how many corners in all. */
const countsOf = (path: string) => ({
  rings: path.split('z').length - 1,
  corners: path.match(/-?[\d.]+[ -]-?[\d.]+/g)?.length,
});

test('the rim of hexes is one ring without the sides between them', () => {
  expect(countsOf(rimOf(layout, ['0202']))).toEqual({ rings: 1, corners: 6 });
  expect(countsOf(rimOf(layout, ['0202', '0203']))).toEqual({ rings: 1, corners: 10 });
});

test('areas apart, and a hole, have rings of their own', () => {
  const ring = ['0302', '0402', '0403', '0304', '0203', '0202'];
  expect(countsOf(rimOf(layout, ring)).rings).toBe(2);
  expect(countsOf(rimOf(layout, ['0101', '0505'])).rings).toBe(2);
});
