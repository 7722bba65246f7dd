import { expect, test } from 'vitest';
import { rankOf, verdictOf } from './verdict.ts';

const range = (lo: number, hi: number, mine: number, lead: number) => ({ lo, hi, mine, most: mine - lead });

test('a claim is judged by the most that the other side may hold, with no chance given', () => {
  // 55 against a lead of 25: granted at 30 or fewer, and they can hold 0 to 73.
  expect(verdictOf(range(0, 73, 55, 25))).toBe('up-to');
  // 25 against a lead of 25: granted only at 0.
  expect(verdictOf(range(0, 73, 25, 25))).toBe('only');
  // 26 against a lead of 15 needs 11 or fewer, and they hold 12 or more.
  expect(verdictOf(range(12, 90, 26, 15))).toBe('never');
  expect(verdictOf(range(0, 73, 5, 10))).toBe('no-lead');
  expect(verdictOf(range(0, 30, 60, 25))).toBe('sure');
});

test('the best claims come first', () => {
  const claims = [range(12, 90, 26, 15), range(0, 73, 25, 25), range(0, 30, 60, 25), range(0, 73, 55, 25)];
  expect(claims.toSorted((a, b) => rankOf(a) - rankOf(b)).map(verdictOf)).toEqual([
    'sure',
    'up-to',
    'only',
    'never',
  ]);
});
