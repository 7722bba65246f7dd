import { describe, expect, it } from 'vitest';
import {
  both,
  chanceAtLeast,
  chanceAtMost,
  chanceExactly,
  complement,
  distribution,
  either,
  reduce,
} from './odds.ts';

const throws = (dice: 1 | 2): number[] => {
  const faces = [1, 2, 3, 4, 5, 6];
  return dice === 1 ? faces : faces.flatMap((first) => faces.map((second) => first + second));
};

describe.each([1, 2] as const)('with %d dice', (dice) => {
  const all = throws(dice);

  it('every chance is the count of throws', () => {
    for (let needs = -3; needs <= 15; needs += 1) {
      const count = (wanted: (sum: number) => boolean) => [all.filter(wanted).length, all.length];
      expect(chanceAtLeast(dice, needs)).toEqual(count((sum) => sum >= needs));
      expect(chanceAtMost(dice, needs)).toEqual(count((sum) => sum <= needs));
      expect(chanceExactly(dice, needs)).toEqual(count((sum) => sum === needs));
    }
  });

  it('the distribution covers everything once', () => {
    const table = distribution(dice);
    expect(table.at(0)?.sum).toBe(dice);
    expect(table.at(-1)?.sum).toBe(dice * 6);
    expect(table.map(({ chance }) => chance).reduce(either)).toEqual([1, 1]);
  });
});

describe('fractions', () => {
  it('stay exact', () => {
    expect(both([1, 6], [5, 36])).toEqual([5, 216]);
    expect(either([1, 6], [1, 3])).toEqual([1, 2]);
    expect(complement([10, 36])).toEqual([13, 18]);
    expect(complement([6, 6])).toEqual([0, 1]);
    expect(reduce([2, -4])).toEqual([-1, 2]);
  });

  it.each([[[1, 0]], [[0.5, 1]], [[2 ** 60, 3]]] as const)('refuse %j', ([numerator, denominator]) => {
    expect(() => reduce([numerator, denominator])).toThrow(RangeError);
  });
});
