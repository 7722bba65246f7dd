import type { View } from '@hexwyrm/dragon-pass';
import type { UnitId } from '../../../board/types.ts';
import type { Party } from '../../../table/kit.ts';
import { unitIn } from '../view.ts';
import { placeOf, unitsIn } from './target.ts';

/**
 * Units a unit can go with: all of its stack, or those below it. The last to arrive is on top (DP-5.2-a), so
 * they go from the bottom up and keep their order. In a retreat each goes alone: a unit of every stack has to
 * stay (DP-7.10.5.2-a).
 */
export function partiesOf(view: View, unit: UnitId): readonly Party[] {
  if (view.frames.at(-1)?.kind === 'retreat') return [];
  const owner = unitIn(view, unit)?.owner;
  const stack = unitsIn(view, placeOf(view, unit)).filter(
    (id) => unitIn(view, id)?.owner === owner && !view.committed.includes(id),
  );
  const depth = stack.indexOf(unit);
  if (depth < 0) return [];
  const parties: readonly Party[] = [
    { id: 'below', units: stack.slice(depth).reverse() },
    { id: 'stack', units: stack.toReversed() },
  ];
  return depth === 0 ? parties.slice(1) : parties;
}
