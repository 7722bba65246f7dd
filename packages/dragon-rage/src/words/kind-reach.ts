import type { Speech } from '@hexwyrm/words';
import { SPELL_SHOWS, worldFor } from '../data/index.ts';
import type { View, World } from '../index.ts';

/** What a spell costs, or where a monster may land; null where hexes or targets say it. */
export function kindReach({ say }: Speech, kind: string, count: number, view: View): string | null {
  const cost = spellCost(kind, worldFor(view.map, view.corrections).tables.spells);
  if (cost !== null) return say('reach.spell-cost', { cost });
  return kind === 'bound' || kind === 'land' ? say('reach.landings', { count }) : null;
}

/** What the spell costs at least, by the table of spells. */
function spellCost(kind: string, spells: World['tables']['spells']): number | null {
  const [, show] = Object.entries(SPELL_SHOWS).find(([spell]) => kind === `cast-${spell}`) ?? [];
  return show?.cost?.(spells) ?? null;
}
