import type { Refusal } from '@hexwyrm/kernel';
import { numberIn } from '../../../i18n/facts.ts';
import type { Speech } from '../../../i18n/speech.ts';

/** The movement factor is spent; other steps are refused whatever is left of it. */
const TOO_DEAR = 'DP-6-b';

/**
 * The facts behind a refusal in words, where the rule gave any: "Counts 6; 4 left." Far: what was asked for lies beyond
 * the longest way.
 */
export function refusalFact({ say }: Speech, { clause, facts }: Refusal, far: boolean): string {
  const [mp, spent] = [numberIn(facts, 'mp'), numberIn(facts, 'spent')];
  if (mp !== null && far) return say('refusal.too-far', { mp });
  if (mp !== null && spent !== null) return clause === TOO_DEAR ? say('refusal.points', { mp, spent }) : '';
  const [price, left] = [numberIn(facts, 'price'), numberIn(facts, 'left')];
  if (facts?.price === undefined || left === null) return '';
  return price === null ? say('refusal.priceless', { left }) : say('refusal.price', { price, left });
}
