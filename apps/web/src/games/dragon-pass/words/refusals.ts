import type { Refusal } from '@hexwyrm/kernel';
import { numberIn } from '../../../i18n/facts.ts';
import type { Speech } from '../../../i18n/speech.ts';

/** The facts behind a refusal in words, where the rule gave any: "Counts 6; 4 left." */
export function refusalFact({ say }: Speech, { facts }: Refusal): string {
  const [price, left] = [numberIn(facts, 'price'), numberIn(facts, 'left')];
  if (facts?.price === undefined || left === null) return '';
  return price === null ? say('refusal.priceless', { left }) : say('refusal.price', { price, left });
}
