import type { Action, View } from '@hexwyrm/dragon-pass';
import { worldFor } from '@hexwyrm/dragon-pass/data';
import type { Seat } from '@hexwyrm/kernel';
import type { Hex, UnitId } from '../../../board/types.ts';
import type { Subject } from '../../../table/select/selection.ts';
import { hiddenAt, placeOfHidden } from '../board/stacks.ts';
import { playerOf, unitIn } from '../view.ts';
import { AIMED, CHOICES, KINDS } from './kinds.ts';

/** Where the unit is; below 0 off the map. */
export const placeOf = (view: View, unit: UnitId): Hex =>
  unit < 0 ? placeOfHidden(unit).hex : (unitIn(view, unit)?.hex ?? -1);

/** Units in the hex, the top first, hidden ones by their places; spirits and agents sent there come last. */
export function unitsIn(view: View, hex: Hex): readonly UnitId[] {
  const places = view.stacks.find((one) => one.hex === hex)?.places ?? [];
  const stack = places.map(({ unit }, depth) => unit ?? hiddenAt(hex, depth));
  const sent = view.committed.filter((unit) => placeOf(view, unit) === hex);
  return [...stack, ...sent];
}

export const isOwn = (view: View, unit: UnitId, seat: Seat): boolean =>
  unitIn(view, unit)?.owner === playerOf(view, seat);

/** The hex that a printed number names, or -1. */
const hexNamed = (view: View, name: string): Hex =>
  worldFor(view.corrections).land.grid.index.get(name) ?? -1;

/** The hex an action is about, or -1: where it leads, what it hits, where it takes place. */
export function targetOf(action: Action, view: View): Hex {
  if ('to' in action) return hexNamed(view, action.to);
  if ('hex' in action && action.hex !== null) return hexNamed(view, action.hex);
  if ('unit' in action && action.unit !== null) return placeOf(view, action.unit);
  return -1;
}

/** Answered where they are, by a click on the board. */
const isOnTheBoard = (type: Action['type']): boolean =>
  type === 'join' || type === 'widen' || KINDS[type]?.confirmed === true;

const ENDS: ReadonlySet<Action['type']> = new Set<Action['type']>(['end', 'done', 'ready', 'keep', 'fight']);

/** The unit or counter to select for it, or how else it is answered. */
export function roleOf(action: Action): Subject | 'join' | 'answer' | 'end' {
  const { type } = action;
  if (ENDS.has(type)) return 'end';
  // The great storm is over no hex: it is answered by a button.
  if (AIMED.has(type) && 'hex' in action && action.hex !== null) return { kind: 'counter', what: type };
  if (isOnTheBoard(type)) return 'join';
  if (CHOICES.has(type) || !('unit' in action) || action.unit === null) return 'answer';
  return { kind: 'unit', unit: action.unit };
}
