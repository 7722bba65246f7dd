import { expect, test } from 'vitest';
import { firstHindrance, type Stride } from './hindrance.ts';

/** A line of places; `walls` are forbidden to enter, `detour` leads from the first to the last for its price. */
const along = (length: number, budget: number, walls: Record<number, string>, detour = 0) =>
  firstHindrance<number, string>({
    start: 0,
    budget,
    key: (at) => at,
    isGoal: (at) => at === length,
    *strides(at, spent): Generator<Stride<number, string>> {
      if (detour > 0 && at === 0) yield { to: length, spent: detour, hindrance: null };
      if (at < length) yield { to: at + 1, spent: spent + 1, hindrance: walls[at + 1] ?? null };
    },
  });

test('a free way within the budget is free, whatever else there is', () => {
  expect(along(3, 3, {})).toBe('free');
  expect(along(3, 5, { 1: 'wall' }, 5)).toBe('free');
});

test('a goal beyond the budget is far, hindered or not', () => {
  expect(along(3, 2, {})).toBe('far');
  expect(along(3, 2, { 1: 'wall' }, 5)).toBe('far');
});

test('the first hindrance of the least hindered way is named, if the way round costs too much', () => {
  expect(along(3, 3, { 2: 'gate' }, 5)).toEqual({ hindrance: 'gate' });
  expect(along(3, 3, { 2: 'gate', 3: 'guard' })).toEqual({ hindrance: 'gate' });
});
