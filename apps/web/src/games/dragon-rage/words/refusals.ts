import type { Refusal } from '@hexwyrm/kernel';
import { numberIn } from '../../../i18n/facts.ts';
import type { Speech } from '../../../i18n/speech.ts';

/**
 * The facts behind a refusal in words, where the rule gave any: "Costs 5 spell points; 3 are left." Far: what was asked
 * for lies beyond the longest way, on which nothing has been spent yet.
 */
export function refusalFact({ say }: Speech, { facts }: Refusal, far: boolean): string {
  const fact = (name: string) => numberIn(facts, name);
  const [cost, spellPoints] = [fact('cost'), fact('spellPoints')];
  if (cost !== null && spellPoints !== null) return say('refusal.spell-points', { cost, spellPoints });
  const [mp, roadMp, spent] = [fact('mp'), fact('roadMp'), fact('spent')];
  const [needed, rest] = [fact('needed'), fact('left')];
  if (needed !== null && rest !== null && needed > rest) return say('refusal.far', { needed, left: rest });
  if (far && mp !== null) return say('refusal.too-far', { mp, roadMp: roadMp ?? mp, road: roadMp !== null });
  if (mp !== null && spent !== null)
    return roadMp === null
      ? say('refusal.points', { mp, spent })
      : say('refusal.road-points', { mp, roadMp, spent });
  const [price, left, counters] = [fact('price'), fact('left'), fact('counters')];
  if (price !== null && left !== null) return say('refusal.price', { price, left });
  if (counters !== null) return say('refusal.counters', { counters });
  const [most, goal] = [fact('most'), fact('goal')];
  if (most !== null) return say('refusal.most', { most });
  if (goal !== null) return say('refusal.goal', { goal });
  return '';
}
