import { describe, expect, it } from 'vitest';
import type { Dice } from './dice.ts';
import { commitment, fairDice, fairDiceFrom } from './fair-dice.ts';

const roll = (dice: Dice, times: number) => Array.from({ length: times }, () => dice.d6());

describe('fair dice', () => {
  // From an independent implementation of the published algorithm, across the border of a block.
  it('fall as published', () => {
    expect(roll(fairDice('secret', 'game-1'), 40)).toEqual([
      6, 5, 1, 3, 4, 1, 5, 3, 2, 6, 6, 2, 3, 5, 3, 6, 5, 6, 2, 2, 4, 2, 6, 6, 3, 6, 6, 2, 4, 1, 6, 3, 5, 3, 3,
      3, 4, 5, 2, 1,
    ]);
  });

  it('commit to the secret by its SHA-256', () => {
    expect(commitment('secret')).toBe('2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b');
  });

  it('differ with the secret and with the context', () => {
    const rolls = roll(fairDice('secret', 'game-1'), 20);
    expect(roll(fairDice('secret', 'game-2'), 20)).not.toEqual(rolls);
    expect(roll(fairDice('secrets', 'game-1'), 20)).not.toEqual(rolls);
  });

  it('go on from every saved state, also at the border of a block', () => {
    const dice = fairDice('s', 'c');
    for (let index = 0; index < 100; index += 1) {
      const restored = fairDiceFrom('s', 'c', dice.getState());
      const clone = dice.clone();
      const value = dice.d6();
      expect([restored.d6(), clone.d6()]).toEqual([value, value]);
    }
  });

  it.each([[[]], [[0]], [[-1, 0]], [[0, 33]], [[0.5, 1]]])('refuse the state %j', (state) => {
    expect(() => fairDiceFrom('s', 'c', state)).toThrow(expect.objectContaining({ code: 'bad-dice' }));
  });
});
