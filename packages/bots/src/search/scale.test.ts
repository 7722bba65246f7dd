import { expect, it } from 'vitest';
import { scaleFor } from './scale.ts';

it('puts the middle of what was found at a half, and its spread over the scale', () => {
  const scale = scaleFor([10, 20, 30, 40, 50]);
  expect(scale(30)).toBe(0.5);
  // The mean distance from the middle is 12: 1 / (1 + 1/e).
  expect(scale(42)).toBeCloseTo(0.7311, 4);
  expect(scale(18)).toBeCloseTo(1 - 0.7311, 4);
});

it('is not stretched by games that are won, nor too fine where all is equal', () => {
  // A victory counts 100: the mean distance is (2 + 0 + 100) / 3 = 34.
  expect(scaleFor([-2, 0, 10_000])(34)).toBeCloseTo(0.7311, 4);
  expect(scaleFor([7, 7, 7])(9)).toBeCloseTo(0.7311, 4);
});
