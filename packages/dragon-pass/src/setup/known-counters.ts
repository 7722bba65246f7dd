import { memo } from '@hexwyrm/wargame';
import type { Unit } from '../core/state.ts';
import type { UnitId } from '../core/vocabulary.ts';
import type { View } from '../game/view.ts';
import { musterOf } from './muster.ts';

type Counter = Pick<Unit, 'type' | 'number'>;

/**
 * The counter behind a number, even if the seat no longer sees it: what was revealed stays known, and a
 * scenario's counters are printed in it. In a custom position only counters visible now have a name.
 */
export function counterIn(view: View, id: UnitId): Counter | null {
  return view.units.find((unit) => unit.id === id) ?? rosterOf(view)[id] ?? null;
}

const rosterOf = memo((view: View): readonly Counter[] => {
  const printed = musterOf(view);
  const isPrinted = view.units.every(
    ({ id, type, number }) => printed[id]?.type === type && printed[id].number === number,
  );
  return isPrinted ? printed : [];
});
