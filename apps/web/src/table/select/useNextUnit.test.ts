import { expect, test } from 'vitest';
import { nextOf } from './useNextUnit.ts';

test('after a unit that is done comes the one after it, not the first again', () => {
  expect(nextOf([1, 3, 4], 2, 1)).toBe(3);
  expect(nextOf([1, 3, 4], 2, -1)).toBe(1);
});

test('after the last comes the first, and the other way round; nobody follows where nobody can act', () => {
  expect(nextOf([1, 3, 4], 4, 1)).toBe(1);
  expect(nextOf([1, 3, 4], 1, -1)).toBe(4);
  expect(nextOf([1, 3, 4], null, 1)).toBe(1);
  expect(nextOf([1, 3, 4], null, -1)).toBe(4);
  expect(nextOf([], null, 1)).toBeUndefined();
});
