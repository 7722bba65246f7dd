import { expect, test } from 'vitest';
import { nextOf } from './grades.ts';

test('a score is compared with the next grade of victory', () => {
  const grades = [20, 24, 28];
  expect([0, 19, 20, 22, 27, 28, 40].map((score) => nextOf(grades, score))).toEqual([
    20, 20, 24, 24, 28, 28, 28,
  ]);
});

test('where victories are not graded, it is compared with the goal', () => {
  expect([5, 19, 21].map((score) => nextOf([19], score))).toEqual([19, 19, 19]);
});
