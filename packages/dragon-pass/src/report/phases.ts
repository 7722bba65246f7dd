import { phasesOf } from '../core/scenarios.ts';
import type { Phase } from '../core/vocabulary.ts';
import { worldFor } from '../core/world/world.ts';
import type { View } from '../game/view.ts';

const MAGIC: ReadonlySet<Phase> = new Set<Phase>(['commit', 'support']);

/** The phases of this player-turn (DP-2-k); those of spirits and agents only for an army that has some. */
export function phasesIn(view: View): readonly Phase[] {
  const { types } = worldFor(view.corrections);
  const serves = view.units.some(({ owner, type }) => owner === view.active && types[type]?.master !== null);
  return phasesOf(view, view.active).filter((phase) => serves || !MAGIC.has(phase));
}
