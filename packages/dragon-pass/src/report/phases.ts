import { phasesOf } from '../setup/scenarios.ts';
import type { View } from '../view.ts';
import type { Phase } from '../vocabulary.ts';
import { worldFor } from '../world/world.ts';

const MAGIC: ReadonlySet<Phase> = new Set<Phase>(['commit', 'support']);

/** The phases of this player-turn (DP-2-k); those of spirits and agents only for an army that has some. */
export function phasesIn(view: View): readonly Phase[] {
  const { types } = worldFor(view.corrections);
  const serves = view.units.some(({ owner, type }) => owner === view.active && types[type]?.master !== null);
  return phasesOf(view, view.active).filter((phase) => serves || !MAGIC.has(phase));
}
