import type { World } from '@hexwyrm/dragon-rage';
import { familyOf, hasButton, type Kind } from '../../games/dragon-rage/table/kinds.ts';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { useDesk } from '../desk.ts';

/** How far a way of acting goes, or what it costs: "12 hexes". */
export function useKindReach(): (kind: Kind, count: number) => string {
  const { world, view, options } = useTable();
  const { subject } = useDesk();
  const { t } = useWords();
  const here = subject?.kind === 'unit' ? view.units[subject.unit]?.hex : undefined;
  return (kind, count) => {
    const cost = spellCost(kind, world.tables.spells);
    if (cost !== null) return t('table.spell-cost', { cost });
    if (hasButton(kind) && options.every((option) => option.kind !== kind || option.hex === here))
      return t('table.here');
    const family = familyOf(kind);
    if (family === 'target') return t('table.targets', { count });
    return t(kind === 'bound' || kind === 'land' ? 'table.landings' : 'table.hexes', { count });
  };
}

/** What the spell costs at least, by the table of spells. */
function spellCost(kind: Kind, spells: World['tables']['spells']): number | null {
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
