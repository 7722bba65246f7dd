import type { Refusal } from '@hexwyrm/kernel';
import { numberIn, numbersIn, type Speech, textsIn } from '@hexwyrm/words';

/** The facts behind a refusal in words, where the rule gave any: "Counts 6; 4 left." */
export function refusalFact({ say }: Speech, { facts }: Refusal): string {
  const [late, hexes] = [numbersIn(facts, 'units'), textsIn(facts, 'hexes')];
  if (late.length > 0) return say('refusal.late', { count: late.length, hexes: hexes.join(', ') });
  const [mp, spent, left] = [numberIn(facts, 'mp'), numberIn(facts, 'spent'), numberIn(facts, 'left')];
  if (mp !== null && left !== null) return say('refusal.too-far', { left });
  if (mp !== null && spent !== null) return say('refusal.points', { mp, spent });
  const price = numberIn(facts, 'price');
  if (facts?.price === undefined || left === null) return '';
  return price === null ? say('refusal.priceless', { left }) : say('refusal.price', { price, left });
}
