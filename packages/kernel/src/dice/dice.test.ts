import { describe, expect, it } from 'vitest';
import { DiceError } from '../errors.ts';
import { type Dice, recordingDice, scriptedDice, seededDice, seededDiceFrom } from './dice.ts';

const roll = (dice: Dice, times: number) => Array.from({ length: times }, () => dice.d6());

describe('seeded dice', () => {
  // Computed by an independent implementation of the published algorithm. If these change, old games are lost.
  it.each([
    ['hexwyrm', [6, 4, 1, 3, 1, 5, 5, 4, 3, 4, 1, 1, 5, 2, 1, 4, 2, 4, 3, 1]],
    [7, [6, 4, 6, 5, 5, 1, 5, 1, 2, 6, 4, 1, 5, 1, 5, 1, 4, 2, 1, 2]],
    ['', [2, 6, 4, 3, 5, 1, 5, 5, 4, 1, 5, 5, 4, 5, 4, 5, 3, 4, 1, 3]],
  ])('fall for seed %j as published', (seed, expected) => {
    expect(roll(seededDice(seed), 20)).toEqual(expected);
  });

  it('take a number and its spelling for the same seed', () => {
    expect(roll(seededDice('7'), 20)).toEqual(roll(seededDice(7), 20));
  });

  it('go on from a saved state that went through JSON', () => {
    const dice = seededDice('saved');
    roll(dice, 11);
    const restored = seededDiceFrom(JSON.parse(JSON.stringify(dice.getState())));
    expect(roll(restored, 50)).toEqual(roll(dice, 50));
  });

  it('do not move when a clone is rolled', () => {
    const dice = seededDice('clone');
    const ahead = roll(dice.clone(), 30);
    expect(roll(dice, 30)).toEqual(ahead);
  });

  it.each([[[]], [[1, 2, 3]], [[0, 0, 0, 0]], [[1, 2, 3, 0.5]]])('refuse the state %j', (state) => {
    expect(() => seededDiceFrom(state)).toThrow(DiceError);
  });

  it('show faces, pairs and parities evenly (chi-square at one in a thousand)', () => {
    const rolls = roll(seededDice('even'), 360_000);
    expect(
      chiSquare(
        rolls.map((face) => face - 1),
        6,
      ),
    ).toBeLessThan(20.5);
    const pairs = rolls.flatMap((face, index) => (index % 2 ? [(rolls[index - 1] - 1) * 6 + face - 1] : []));
    expect(chiSquare(pairs, 36)).toBeLessThan(66.6);
    const streaks = rolls.flatMap((face, index) => (index % 2 ? [(rolls[index - 1] + face) % 2] : []));
    expect(chiSquare(streaks, 2)).toBeLessThan(10.8);
  });
});

describe('scripted dice', () => {
  it('fall as written, count what is left, then run out', () => {
    const dice = scriptedDice([3, 1]);
    expect([dice.left(), dice.d6(), dice.left(), dice.d6(), dice.left()]).toEqual([2, 3, 1, 1, 0]);
    expect(() => dice.d6()).toThrow(expect.objectContaining({ code: 'dice-exhausted', roll: null }));
    expect(() => recordingDice(dice).d6(() => 'morale')).toThrow(
      expect.objectContaining({
        code: 'dice-exhausted',
        roll: 'morale',
        message: 'all 2 dice are used up: morale needs another',
      }),
    );
    expect(dice.left()).toBe(0);
  });

  it('clone at the place they have come to', () => {
    const dice = scriptedDice([1, 2, 3]);
    dice.d6();
    const clone = dice.clone();
    expect(roll(clone, 2)).toEqual([2, 3]);
    expect(dice.left()).toBe(2);
    expect(dice.getState()).toEqual([1]);
  });

  it('do not follow later changes of the list', () => {
    const values = [4, 4];
    const dice = scriptedDice(values);
    values[0] = 1;
    expect(dice.d6()).toBe(4);
  });

  it.each([0, 7, 2.5, Number.NaN])('refuse a die showing %d', (value) => {
    expect(() => scriptedDice([value])).toThrow(expect.objectContaining({ code: 'bad-dice' }));
  });
});

describe('recording dice', () => {
  it('list what was rolled and not what was refused', () => {
    const dice = recordingDice(scriptedDice([5, 2]));
    roll(dice, 2);
    expect(() => dice.d6()).toThrow(DiceError);
    expect(dice.rolled).toEqual([5, 2]);
  });
});

function chiSquare(values: readonly number[], cells: number): number {
  const counts = new Array<number>(cells).fill(0);
  for (const value of values) counts[value] += 1;
  const expected = values.length / cells;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
