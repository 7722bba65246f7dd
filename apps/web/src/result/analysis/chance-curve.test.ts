import { expect, it } from 'vitest';
import { curveOf } from './chance-curve.ts';

it('draws the chance of the first seat action by action, certain at the top', () => {
  const step = (action: number, first: number) => ({
    action,
    seat: 'red',
    chances: [first, 1 - first],
    expected: [first, 1 - first],
  });
  expect(curveOf({ start: [0.5, 0.5], actions: [step(1, 0.75), step(2, 1)] })).toBe('M0 50L1 25L2 0');
});
