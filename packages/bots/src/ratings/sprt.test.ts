import { describe, expect, it } from 'vitest';
import { sprt } from './sprt.ts';

const series = (...counts: readonly (readonly [score: number, pairs: number])[]): number[] =>
  counts.flatMap(([score, pairs]) => Array.from({ length: pairs }, () => score));

describe('a sequential test', () => {
  it('knows nothing before the first game', () => {
    expect(sprt([])).toMatchObject({ llr: 0, verdict: 'open' });
    // Both errors at 5 %: ln 19.
    expect(sprt([]).high).toBeCloseTo(2.944, 3);
  });

  // Pairs that are won or lost whole leave one distribution for each mean: 30 points are a mean of 0.54307, and
  // 60 ln (0.54307 / 0.5) + 40 ln (0.45693 / 0.5) = 1.356.
  it('weighs 60 pairs won and 40 lost', () => {
    const { llr, verdict } = sprt(series([1, 60], [0, 40]));
    expect(llr).toBeCloseTo(1.356, 2);
    expect(verdict).toBe('open');
  });

  it('finds twice the same results twice as telling', () => {
    const once = sprt(series([1, 30], [0.5, 50], [0, 20])).llr;
    const twice = sprt(series([1, 60], [0.5, 100], [0, 40])).llr;
    expect(twice).toBeCloseTo(2 * once, 2);
  });

  it('says better, not better, or plays on', () => {
    expect(sprt(series([1, 160], [0, 100])).verdict).toBe('better');
    expect(sprt(series([1, 100], [0, 110])).verdict).toBe('open');
    expect(sprt(series([1, 100], [0, 160])).verdict).toBe('not-better');
  });

  // ln (0.54307 / 0.5) = 0.0826 for each pair, so that 36 of them are needed.
  it('does not believe a few pairs without a defeat', () => {
    expect(sprt(series([1, 30])).verdict).toBe('open');
    expect(sprt(series([1, 40])).verdict).toBe('better');
  });

  it('needs fewer pairs where the sides decide most games', () => {
    const mixed = sprt(series([0.5, 80], [1, 15], [0, 5])).llr;
    const whole = sprt(series([1, 55], [0, 45])).llr;
    expect(mixed).toBeGreaterThan(whole);
  });
});
