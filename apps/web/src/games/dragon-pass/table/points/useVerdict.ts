import type { Major } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../../i18n/index.ts';
import { usePassTable } from '../../usePassTable.ts';
import { rangeOf } from './range-of.ts';
import { type Verdict, verdictOf } from './verdict.ts';

interface Told {
  readonly kind: Verdict;
  /** What a claim would come to. */
  readonly verdict: string;
  /** What the other side can hold, or the player's own total where that decides. */
  readonly holds: string;
}

/** What a claim on a major power would come to once these points have been given, in words. */
export function useVerdict(major: Major, given: number): Told {
  const { view, player } = usePassTable();
  const { t, who } = useWords();
  const range = rangeOf(major, given);
  const kind = verdictOf(range);
  const others = who(view.seats[1 - player]);
  const { lo, hi, mine, most } = range;
  return {
    kind,
    verdict: t(`pages.verdict-${kind}`, { lead: major.lead, most }),
    holds: t(`pages.holds-${kind}`, { ...others, lo, hi, mine }),
  };
}
