import { describe, expect, it } from 'vitest';
import { chancesBy } from './chances.ts';

const even = (red: number, blue: number) => [
  { role: 'red', value: red },
  { role: 'blue', value: blue },
];

describe('chances', () => {
  const curve = { slope: Math.LN2 / 10, roles: { red: { start: Math.log(3), turn: 0 } } };

  it('are those of the roles where positions are alike', () => {
    // e^ln3 to 1.
    const [red, blue] = chancesBy(curve, 1, even(0, 0));
    expect(red).toBeCloseTo(0.75, 12);
    expect(blue).toBeCloseTo(0.25, 12);
  });

  it('double their odds where a lead is worth it', () => {
    // Ten points more are twice the odds: 6 to 1, and 3 to 2 the other way.
    expect(chancesBy(curve, 1, even(10, 0))[0]).toBeCloseTo(6 / 7, 12);
    expect(chancesBy(curve, 1, even(0, 10))[0]).toBeCloseTo(3 / 5, 12);
  });

  it('change with the turns', () => {
    const turning = { slope: 0, roles: { red: { start: 0, turn: Math.LN2 } } };
    expect([0, 1, 2].map((turn) => chancesBy(turning, turn, even(5, 9))[0])).toEqual([
      expect.closeTo(1 / 2, 12),
      expect.closeTo(2 / 3, 12),
      expect.closeTo(4 / 5, 12),
    ]);
  });

  it('of three add up to one, also where values are beyond all measure', () => {
    const three = (value: number) => [...even(value, 0), { role: 'green', value: 0 }];
    for (const value of [-1e6, -10, 0, 10, 1e6]) {
      const chances = chancesBy(curve, 1, three(value));
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true);
    }
    expect(chancesBy(curve, 1, three(1e6))[0]).toBe(1);
  });
});
