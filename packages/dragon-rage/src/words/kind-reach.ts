import type { Speech } from '@hexwyrm/words';
import { type View, type World, worldFor } from '../index.ts';

/** What a spell costs, or where a monster may land; null where hexes or targets say it. */
export function kindReach({ say }: Speech, kind: string, count: number, view: View): string | null {
  const cost = spellCost(kind, worldFor(view.map, view.corrections).tables.spells);
  if (cost !== null) return say('reach.spell-cost', { cost });
  return kind === 'bound' || kind === 'land' ? say('reach.landings', { count }) : null;
}

/** What the spell costs at least, by the table of spells. */
function spellCost(kind: string, spells: World['tables']['spells']): number | null {
  switch (kind) {
    case 'cast-boost':
      return spells.boost.cost;
    case 'cast-fog':
      return spells.fog.cost;
    case 'cast-whirlwind':
      return spells.whirlwind.cost;
    case 'cast-lightning':
      return spells.lightning.cost;
    case 'cast-elemental':
      return spells.elemental.cost;
    default:
      return null;
  }
}
