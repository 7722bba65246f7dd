import type { Range } from './RangeBar.tsx';

/** What a claim would come to, by what may be known. */
export type Verdict = 'no-lead' | 'sure' | 'never' | 'only' | 'up-to';

/** No die is rolled for a major power: it is granted where the other side holds `most` or fewer (DP-14.1.3-b). */
export function verdictOf({ lo, hi, most }: Range): Verdict {
  if (most < 0) return 'no-lead';
  if (hi <= most) return 'sure';
  if (lo > most) return 'never';
  return lo === most ? 'only' : 'up-to';
}

/** Claims that can be granted, the surest first. */
export const rankOf = (range: Range): number =>
  ['sure', 'up-to', 'only', 'no-lead', 'never'].indexOf(verdictOf(range));
