import { type Action, type View, worldFor } from '@hexwyrm/dragon-rage';
import type { UnitId } from '../../../board/types.ts';
import type { Missing } from '../../../table/kit.ts';
import type { Kind } from '../../../table/selection.ts';
import { isSpells } from './closest.ts';
import { kindOf } from './kinds.ts';

/** The spells that a wizard cannot cast just now, each as he would most likely cast it. */
export function missingSpells(
  unit: UnitId,
  kinds: readonly { readonly kind: Kind }[],
  view: View,
): readonly Missing[] {
  const { hex: at = -1, side } = view.units[unit] ?? {};
  if (at < 0 || !isSpells(view)) return [];
  const { grid } = worldFor(view.map, view.corrections).map;
  const hex = grid.names[at] ?? '';
  const first = (wanted: (type: string) => boolean): number =>
    Math.max(
      0,
      view.units.findIndex((other) => other.hex >= 0 && other.side !== side && wanted(other.type)),
    );
  const cast = { type: 'cast', unit } as const;
  const spells: readonly Action[] = [
    { ...cast, spell: 'boost', radius: 1 },
    { ...cast, spell: 'fog', hex },
    { ...cast, spell: 'whirlwind', hex },
    { ...cast, spell: 'lightning', target: first(() => true) },
    { ...cast, spell: 'elemental', hex, element: 'earth' },
    { ...cast, spell: 'dispel', target: first((type) => type.startsWith('ELM')) },
  ];
  return spells
    .map((action): Missing => ({ kind: kindOf(action), action }))
    .filter(({ kind }) => !kinds.some((known) => known.kind === kind));
}
