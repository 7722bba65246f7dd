import { expectedScore } from './elo.ts';

/** What a sequential test found so far. */
export interface SprtState {
  /** The logarithm of how much likelier the results are if the first player is better by `ahead` points than if equal. */
  readonly llr: number;
  readonly low: number;
  readonly high: number;
  readonly verdict: 'better' | 'not-better' | 'open';
}

/** Is it better by 0 points or by 30? Either answer is wrong in at most 5 of 100 tests. */
export const SPRT = { level: 0, ahead: 30, error: 0.05 } as const;

/** Below this share of the games a result counts as possible all the same, so that no result is a proof. */
const POSSIBLE = 1e-3;
const BOUND = Math.log((1 - SPRT.error) / SPRT.error);
const HALVINGS = 60;

/**
 * Wald's sequential test over pairs of games with the same dice and swapped sides. `scores` are what the first player
 * scored in each pair, 0 to 1: the luck that both games of a pair share cancels out, so that fewer games are needed.
 */
export function sprt(scores: readonly number[]): SprtState {
  const llr = scores.length === 0 ? 0 : logLikelihoodRatio(scores);
  const verdict = llr >= BOUND ? 'better' : llr <= -BOUND ? 'not-better' : 'open';
  return { llr, low: -BOUND, high: BOUND, verdict };
}

function logLikelihoodRatio(scores: readonly number[]): number {
  const counts = new Map([0, 0.25, 0.5, 0.75, 1].map((score) => [score, POSSIBLE]));
  for (const score of scores) counts.set(score, (counts.get(score) ?? POSSIBLE) + 1);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const found = [...counts].map(([score, count]) => ({ score, share: count / all }));
  const level = likeliest(found, expectedScore(SPRT.level));
  const ahead = likeliest(found, expectedScore(SPRT.ahead));
  return found.reduce((sum, { share }, i) => sum + all * share * Math.log(ahead[i] / level[i]), 0);
}

interface Share {
  readonly score: number;
  readonly share: number;
}

/** Of all distributions with that mean the one under which what was found is likeliest. */
function likeliest(found: readonly Share[], mean: number): readonly number[] {
  const surplus = (weight: number): number =>
    found.reduce(
      (sum, { score, share }) => sum + (share * (score - mean)) / (1 + weight * (score - mean)),
      0,
    );
  // The surplus falls from plus to minus infinity between the weights that make a share negative.
  let low = -1 / (1 - mean);
  let high = 1 / mean;
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2;
    if (surplus(middle) > 0) low = middle;
    else high = middle;
  }
  const weight = (low + high) / 2;
  return found.map(({ score, share }) => share / (1 + weight * (score - mean)));
}
