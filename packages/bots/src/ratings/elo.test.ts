import { describe, expect, it } from 'vitest';
import { eloRatings, expectedScore } from './elo.ts';

const meeting = (a: number, b: number, games: number, score: number) => ({
  players: [a, b] as const,
  games,
  score,
});

describe('ratings', () => {
  // 3 to 1 are 400 log10 3 = 190.85 points; each player has half of them. The margin of the difference is
  // 1.96 · 173.72 / √(40 · ¾ · ¼) = 124.33, half of it for each.
  it('of two players are as far apart as their score says', () => {
    const [a, b] = eloRatings(2, [meeting(0, 1, 40, 30)]);
    expect(a.elo).toBeCloseTo(95.42, 2);
    expect(b.elo).toBeCloseTo(-95.42, 2);
    expect(a.low).toBeCloseTo(95.42 - 62.16, 1);
    expect(b.high).toBeCloseTo(-95.42 + 62.16, 1);
  });

  it('of players who score half are equal, however they drew', () => {
    const [a, b, c] = eloRatings(3, [meeting(0, 1, 10, 5), meeting(1, 2, 10, 5), meeting(0, 2, 10, 5)]);
    for (const { elo } of [a, b, c]) expect(elo).toBeCloseTo(0, 9);
  });

  it('add up over a chain: who beats who beats whom', () => {
    const [a, b, c] = eloRatings(3, [meeting(0, 1, 40, 30), meeting(1, 2, 40, 30)]);
    expect(a.elo - b.elo).toBeCloseTo(190.85, 2);
    expect(a.elo - c.elo).toBeCloseTo(381.7, 1);
    expect(a.high - a.low).toBeGreaterThan(b.high - b.low);
  });

  // One more game, drawn: 20.5 to 0.5 are 400 log10 41 = 645.11 points.
  it('stay finite where one player won every game', () => {
    const [a, b] = eloRatings(2, [meeting(0, 1, 20, 20)]);
    expect(a.elo - b.elo).toBeCloseTo(645.11, 2);
    expect(eloRatings(2, [meeting(0, 1, 20, 0)])[0].elo).toBeCloseTo(-645.11 / 2, 2);
  });

  it('turn into expected scores and back', () => {
    expect(expectedScore(0)).toBe(0.5);
    expect(expectedScore(400)).toBeCloseTo(10 / 11, 12);
    expect(expectedScore(-190.85)).toBeCloseTo(0.25, 4);
  });
});
