import { expect, test } from 'vitest';
import { stepsApart } from './chronicle.ts';

test('labels of a curve keep their distance, and the last is always shown', () => {
  const steps = [3, 4, 7, 8, 11].map((turn) => ({ turn, score: 2 * turn, gain: 2 }));
  const turns = (apart: number) => stepsApart(steps, apart).map(({ turn }) => turn);
  expect(turns(1)).toEqual([3, 4, 7, 8, 11]);
  expect(turns(2.5)).toEqual([4, 8, 11]);
  expect(turns(20)).toEqual([11]);
});
