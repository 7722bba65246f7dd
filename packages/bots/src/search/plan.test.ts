import { describe, expect, it } from 'vitest';
import { nextPossible } from './plan.ts';

const step = (unit: number, to: number) => ({ unit, to });
const end = { unit: null, to: 0 };
const PLAN = [step(1, 5), step(1, 6), step(2, 7), end];

describe('a plan', () => {
  const at = (from: number, ...legal: (typeof PLAN)[number][]) =>
    nextPossible(({ unit }) => unit, PLAN, from, legal);

  it('goes on in its order', () => {
    expect(at(0, step(1, 5), step(2, 7), end)).toBe(0);
    expect(at(1, step(1, 6), step(2, 7), end)).toBe(1);
  });

  it('leaves out what is left of a unit that cannot go on', () => {
    expect(at(0, step(2, 7), end)).toBe(2);
    expect(at(1, step(1, 4), step(2, 7), end)).toBe(2);
    expect(at(0, step(1, 6), end)).toBe(3);
  });

  it('is at its end when nothing of it is possible', () => {
    expect(at(0, step(3, 1))).toBe(4);
  });
});
