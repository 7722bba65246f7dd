import { describe, expect, it } from 'vitest';
import { accountsOf, turningPoints } from './accounts.ts';
import type { Analysis } from './advice.ts';

/**
 * Red begins at 50 %. It moves: 60 %. It attacks: with a hit (1 in 3) 90 %, without 45 %: 60 % on average; it hits. Blue moves: 80 %.
 * Blue shoots: 70 % on average, but misses: 85 %.
 */
const GAME: Analysis = {
  seats: ['red', 'blue'],
  turns: [0, 2],
  start: [0.5, 0.5],
  actions: [
    { action: 1, seat: 'red', chances: [0.6, 0.4], expected: [0.6, 0.4] },
    { action: 2, seat: 'red', chances: [0.9, 0.1], expected: [0.6, 0.4] },
    { action: 3, seat: 'blue', chances: [0.8, 0.2], expected: [0.8, 0.2] },
    { action: 4, seat: 'blue', chances: [0.85, 0.15], expected: [0.7, 0.3] },
  ],
};

describe('an analysis', () => {
  it('tells luck apart from skill', () => {
    const [red, blue] = accountsOf(GAME);
    // Red: +10 and 0; Blue: -10 and -10; dice: +30 and +15.
    expect(red.skill).toBeCloseTo(0.1, 12);
    expect(red.others).toBeCloseTo(-0.2, 12);
    expect(red.luck).toBeCloseTo(0.45, 12);
    expect(red.skill + red.others + red.luck).toBeCloseTo(0.85 - 0.5, 12);
    expect(blue.skill).toBeCloseTo(0.2, 12);
    expect(blue.luck).toBeCloseTo(-0.45, 12);
  });

  it('names what turned the game, in order', () => {
    // Changes of 10, 30, 10 and 5 in a hundred.
    expect(turningPoints(GAME, 2).map(({ action }) => action)).toEqual([1, 2]);
    expect(turningPoints(GAME, 9).map(({ action }) => action)).toEqual([1, 2, 3, 4]);
    expect(turningPoints({ ...GAME, actions: [] }, 9)).toEqual([]);
  });
});
