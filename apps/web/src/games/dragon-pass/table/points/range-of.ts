import type { Major } from '@hexwyrm/dragon-pass';
import type { Range } from './RangeBar.tsx';

/** Both totals as they are once these points have been given. */
export function rangeOf({ own, lead, other: { lo, hi } }: Major, given: number): Range {
  const mine = own + given;
  return { lo, hi, mine, most: mine - lead };
}
