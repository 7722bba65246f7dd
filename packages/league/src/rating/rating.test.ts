import { describe, expect, it } from 'vitest';
import { type Meeting, NEW_RATING, rate } from './rating.ts';

const beat = (one: string, other: string): Meeting => ({ one, other, winner: one });

describe('Glicko-2', () => {
  it('moves two new players apart by as much, and is surer of both', () => {
    const ratings = rate([[beat('Ann', 'Ben')]]);
    const [ann, ben] = [ratings.get('Ann')!, ratings.get('Ben')!];
    expect(ann.rating - 1500).toBeCloseTo(1500 - ben.rating, 9);
    // Glickman's formulas by hand: g(350) = 0.6690, v = 8.9354, new deviation 290.3, new rating 1662.3
    expect(ann.rating).toBeCloseTo(1662.3, 1);
    expect(ann.deviation).toBeCloseTo(290.3, 1);
    expect(ben.deviation).toBeCloseTo(ann.deviation, 9);
  });

  it('says nothing of a draw between equals but that it is surer', () => {
    const ann = rate([[{ one: 'Ann', other: 'Ben', winner: null }]]).get('Ann')!;
    expect(ann.rating).toBeCloseTo(1500, 9);
    expect(ann.deviation).toBeLessThan(NEW_RATING.deviation);
  });

  it('is less sure of a player who sits a period out, never less than of a new one', () => {
    const after = (idle: number) =>
      rate([[beat('Ann', 'Ben')], ...Array.from({ length: idle }, () => [beat('Ben', 'Cleo')])]).get('Ann')!;
    expect(after(1).deviation).toBeGreaterThan(after(0).deviation);
    expect(after(1).rating).toBe(after(0).rating);
    expect(after(400).deviation).toBeLessThanOrEqual(NEW_RATING.deviation);
  });

  it('counts all games of a period at once: their order does not matter', () => {
    const games = [beat('Ann', 'Ben'), beat('Ben', 'Cleo'), beat('Ann', 'Cleo')];
    expect(rate([games.toReversed()]).get('Ben')!.rating).toBeCloseTo(rate([games]).get('Ben')!.rating, 9);
  });
});
