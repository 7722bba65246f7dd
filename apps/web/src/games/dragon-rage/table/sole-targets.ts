import type { Action, View } from '@hexwyrm/dragon-rage';
import type { UnitId } from '../../../board/types.ts';
import { targetOf } from './target.ts';

const ATTACKS: ReadonlySet<Action['type']> = new Set(['strike', 'breathe']);

/** The other monsters left without a target if this attack takes what is in its hex: they cannot join it. */
export function robbedBy(
  action: Action,
  units: ReadonlyMap<UnitId, readonly Action[]>,
  view: View,
): readonly UnitId[] {
  if (!ATTACKS.has(action.type) || !('unit' in action)) return [];
  const hex = targetOf(action, view);
  return [...units].flatMap(([unit, actions]) => {
    const attacks = actions.filter(({ type }) => type === action.type);
    const isOnly = attacks.length > 0 && attacks.every((other) => targetOf(other, view) === hex);
    return unit !== action.unit && isOnly ? [unit] : [];
  });
}
