import type { Action, View } from '@hexwyrm/dragon-rage';
import type { UnitId } from '../../../board/types.ts';
import type { Menu } from '../../../table/select/selection.ts';
import { isMovement } from './closest.ts';

/** What costs nothing and is hardly ever left undone on purpose: a breath, a spell or a walk may well be. */
const FREE: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'raze',
  'shoot',
  'melee',
  'strike',
  'demolish',
]);

/**
 * Units most likely forgotten if the phase ended now: those that could still attack or raze; in movement,
 * monsters that have not moved, or all units if none has.
 */
export function forgotten(view: View, { units }: Menu<Action>, done: boolean): readonly UnitId[] {
  const isIdle = (unit: UnitId): boolean => {
    const { body = null, did = null } = view.units[unit] ?? {};
    return !done || ((body?.facing ?? -1) !== -1 && did === null);
  };
  return [...units].flatMap(([unit, actions]) =>
    actions.some(({ type }) => FREE.has(type)) || (isMovement(view) && isIdle(unit)) ? [unit] : [],
  );
}
