import { describe, expect, it } from 'vitest';
import { scriptedDice, seededDice } from './dice.ts';
import { pickIndex, pickOne, shuffle } from './pick.ts';

describe('picking', () => {
  it('costs no die when there is one possibility', () => {
    expect(pickIndex(scriptedDice([]), 1)).toBe(0);
    expect(pickOne(scriptedDice([]), ['only'])).toBe('only');
  });

  it('reads digits in base six', () => {
    expect(pickIndex(scriptedDice([4]), 6)).toBe(3);
    expect(pickIndex(scriptedDice([2, 5]), 36)).toBe(10);
  });

  it('throws on, without bias, when the number is too large', () => {
    // Of six faces five decide among five; the sixth leaves one possibility, so the next die decides.
    expect(pickIndex(scriptedDice([6, 3]), 5)).toBe(2);
  });

  it.each([2, 3, 5, 7, 10, 37])('finds all of %d equally often', (size) => {
    const dice = seededDice(`pick ${size}`);
    const counts = new Array<number>(size).fill(0);
    for (let index = 0; index < size * 2000; index += 1) counts[pickIndex(dice, size)] += 1;
    const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(size + 4 * Math.sqrt(2 * size) + 8);
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses to pick among %d', (size) => {
    expect(() => pickIndex(seededDice(1), size)).toThrow(RangeError);
  });

  it('shuffles a copy and loses nothing', () => {
    const items = [1, 2, 3, 4, 5, 6, 7];
    const shuffled = shuffle(seededDice('shuffle'), items);
    expect(items).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(shuffled).not.toEqual(items);
    expect(shuffled.toSorted()).toEqual(items);
  });
});
