import { describe, expect, it } from 'vitest';
import { mean, wilson } from './statistics.ts';

describe('a rate', () => {
  // Worked by hand from the formula, and as found in tables of Wilson's interval.
  it.each([
    [50, 100, 0.5, 0.4038, 0.5962],
    [8, 10, 0.8, 0.4902, 0.9433],
    [0, 10, 0, 0, 0.2775],
    [10, 10, 1, 0.7225, 1],
  ])('of %i in %i is %f, and lies between %f and %f', (wins, games, rate, low, high) => {
    const found = wilson(wins, games);
    expect(found.rate).toBe(rate);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  it('of no games at all may be anything', () => {
    expect(wilson(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
  });

  it('has a mean even of nothing', () => {
    expect([mean([]), mean([1, 2, 6])]).toEqual([0, 3]);
  });
});
