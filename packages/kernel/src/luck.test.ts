import { expect, test } from 'vitest';
import { fortune, luckInAll, luckOfRolls } from './luck.ts';

const roll = (chance: number, success: boolean) => ({ chance, success });

test('what was got is told beside what could be expected', () => {
  // 1/2 + 1/2 + 1/5 are 1.2; the variance is 1/4 + 1/4 + 4/25 = 0.66
  const luck = luckOfRolls([roll(1 / 2, true), roll(1 / 2, true), roll(1 / 5, false)]);
  expect(luck).toMatchObject({ rolls: 3, got: 2 });
  expect(luck.expected).toBeCloseTo(1.2);
  expect(luck.spread).toBeCloseTo(Math.sqrt(0.66));
  expect(fortune(luck)).toBeCloseTo(0.8 / Math.sqrt(0.66));
  expect(fortune(luckOfRolls([]))).toBe(0);
});

test('luck adds up over games, and its spread as the root of squares', () => {
  const game = { rolls: 10, expected: 4, got: 6, spread: 3 };
  expect(luckInAll([game, { ...game, got: 1, spread: 4 }])).toEqual({
    rolls: 20,
    expected: 8,
    got: 7,
    spread: 5,
  });
  expect(luckInAll([])).toEqual({ rolls: 0, expected: 0, got: 0, spread: 0 });
});
