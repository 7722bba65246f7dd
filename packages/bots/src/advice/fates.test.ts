import type { Dice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { fates } from './fates.ts';

/** Dice that are asked what they have to be asked; nothing depends on them. */
const never: Dice = { d6: () => 1 };
const weightOf = (work: (dice: Dice) => boolean, rest: Dice = never): number =>
  fates(work, rest).reduce((sum, { weight, result }) => (result ? sum + weight : sum), 0);

describe('the fates of a roll', () => {
  it('are one where nothing is rolled', () => {
    expect(fates(() => 'so', never)).toEqual([{ weight: 1, result: 'so', open: false }]);
  });

  it('are the six faces of one die', () => {
    expect(weightOf((dice) => dice.d6() >= 2)).toBeCloseTo(5 / 6, 12);
  });

  it('are the 36 ways of two dice', () => {
    // 4, 5 and 6 are reached in 3, 4 and 5 ways.
    expect(weightOf((dice) => [4, 5, 6].includes(dice.d6() + dice.d6()))).toBeCloseTo(12 / 36, 12);
  });

  it('let a second die fall only where it is rolled', () => {
    const escapes = (dice: Dice): boolean => dice.d6() === 6 && dice.d6() >= 4;
    expect(weightOf(escapes)).toBeCloseTo(3 / 36, 12);
    expect(fates(escapes, never)).toHaveLength(5 + 6);
  });

  it('leave further dice to others, and say so', () => {
    const three = fates((dice) => dice.d6() + dice.d6() + dice.d6(), { d6: () => 1 });
    expect(three).toHaveLength(36);
    expect(three.every(({ open }) => open)).toBe(true);
    expect(three.at(-1)?.result).toBe(6 + 6 + 1);
  });
});
