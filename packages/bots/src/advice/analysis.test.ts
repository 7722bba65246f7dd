import { expect, it } from 'vitest';
import { expectedOf } from './analysis.ts';

it('expects of a roll what its results are worth, by how likely they are', () => {
  const all = [
    { weight: 1 / 3, result: [0.9, 0.1] },
    { weight: 2 / 3, result: [0.45, 0.55] },
  ];
  const [red, blue] = expectedOf(2, all);
  expect([red, blue]).toEqual([0.6, 0.4]);
});
