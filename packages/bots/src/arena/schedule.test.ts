import { describe, expect, it } from 'vitest';
import { duelKey, schedule } from './schedule.ts';

const TWO = { id: 'small', seats: ['red', 'blue'] };
const THREE = { id: 'large', seats: ['red', 'blue', 'green'] };

describe('a schedule', () => {
  it('lets two bots swap their seats in each round', () => {
    const round = (number: number) => ({ scenario: 'small', round: number });
    expect(schedule(['a', 'b'], [TWO], 2)).toEqual([
      [
        { ...round(0), bots: { red: 'a', blue: 'b' } },
        { ...round(0), bots: { red: 'b', blue: 'a' } },
      ],
      [
        { ...round(1), bots: { red: 'b', blue: 'a' } },
        { ...round(1), bots: { red: 'a', blue: 'b' } },
      ],
    ]);
  });

  it('lets everyone meet everyone in every scenario', () => {
    const pairs = schedule(['a', 'b', 'c'], [TWO, THREE], 5);
    expect(pairs.length).toBe(5 * 2 * 3);
    expect(new Set(pairs.flat().map(duelKey)).size).toBe(2 * pairs.length);
  });

  it('gives one bot a single seat of three, a different one each round', () => {
    const lone = schedule(['a', 'b'], [THREE], 3).map(([{ bots }]) =>
      THREE.seats.filter((seat) => bots[seat] === 'a'),
    );
    expect(lone).toEqual([['red'], ['blue'], ['green']]);
  });

  it('lets a bot without rivals play itself, once a round', () => {
    expect(schedule(['a'], [TWO], 1)).toEqual([
      [{ scenario: 'small', round: 0, bots: { red: 'a', blue: 'a' } }],
    ]);
  });
});
