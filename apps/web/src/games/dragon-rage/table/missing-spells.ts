import type { Action, SpellName, View } from '@hexwyrm/dragon-rage';
import { worldFor } from '@hexwyrm/dragon-rage/data';
import { distance } from '@hexwyrm/hexmap';
import type { UnitId } from '../../../board/types.ts';
import type { Missing } from '../../../table/kit.ts';
import type { Kind } from '../../../table/select/selection.ts';
import { isSpells } from './closest.ts';
import { kindOf } from './kinds.ts';
import { SPELLS } from './spells.ts';

/** The spells a wizard cannot cast now, each as it would most likely be cast. */
export function missingSpells(
  unit: UnitId,
  kinds: readonly { readonly kind: Kind }[],
  view: View,
): readonly Missing[] {
  const { hex: at = -1, side } = view.units[unit] ?? {};
  if (at < 0 || !isSpells(view)) return [];
  const { grid } = worldFor(view.map, view.corrections).map;
  const hex = grid.names[at];
  const nearest = (wanted: (type: string) => boolean): number => {
    const all = view.units.flatMap(({ hex: there, side: whose, type }, id) =>
      there >= 0 && whose !== side && wanted(type) ? [{ id, far: distance(grid, at, there) }] : [],
    );
    return all.toSorted((a, b) => a.far - b.far)[0]?.id ?? 0;
  };
  const likely = (spell: SpellName): Action => {
    const cast = { type: 'cast', unit, spell } as const;
    switch (spell) {
      case 'boost':
        return { ...cast, radius: 1 };
      case 'lightning':
        return { ...cast, target: nearest(() => true) };
      case 'elemental':
        return { ...cast, hex, element: 'earth' };
      case 'dispel':
        return { ...cast, target: nearest((type) => type.startsWith('ELM')) };
      default:
        return { ...cast, hex };
    }
  };
  return SPELLS.map(likely)
    .map((action): Missing => ({ kind: kindOf(action), action }))
    .filter(({ kind }) => !kinds.some((known) => known.kind === kind));
}
