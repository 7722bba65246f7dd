import type { Refusal } from '@hexwyrm/kernel';
import { numberIn, type Speech } from '@hexwyrm/words';

/** A monster in the air is to do what it does on the ground. */
const IN_FLIGHT = 'DR-2.2.3-b';

/** The facts behind a refusal in words, where the rule gave any: "Costs 5 spell points; 3 are left." */
export function refusalFact({ say }: Speech, { clause, facts }: Refusal): string {
  if (clause === IN_FLIGHT) return say('refusal.in-flight');
  const fact = (name: string) => numberIn(facts, name);
  const [cost, spellPoints] = [fact('cost'), fact('spellPoints')];
  if (cost !== null && spellPoints !== null) return say('refusal.spell-points', { cost, spellPoints });
  const [distance, nearest, range] = [fact('distance'), fact('nearest') ?? 0, fact('range')];
  if (distance !== null && range !== null) return say('refusal.range', { distance, nearest, range });
  const [mp, roadMp, spent] = [fact('mp'), fact('roadMp'), fact('spent')];
  const [needed, left] = [fact('needed'), fact('left')];
  if (needed !== null && left !== null) return say('refusal.far', { needed, left });
  if (mp !== null && spent !== null)
    return roadMp === null
      ? say('refusal.points', { mp, spent })
      : say('refusal.road-points', { mp, roadMp, spent });
  const [price, counters] = [fact('price'), fact('counters')];
  if (price !== null && left !== null) return say('refusal.price', { price, left });
  const [units, markers] = [fact('units'), fact('markers')];
  if (units !== null) return say('refusal.units', { units });
  if (markers !== null) return say('refusal.markers', { left: markers });
  if (counters !== null) return say('refusal.counters', { counters });
  const [most, goal] = [fact('most'), fact('goal')];
  if (most !== null) return say('refusal.most', { most });
  if (goal !== null) return say('refusal.goal', { goal });
  return '';
}
