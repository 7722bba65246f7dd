import { useTable } from './context.ts';
import type { PhaseSign } from './kit.ts';

/** The present phase and its number; null before the first turn. */
export function usePhase(): (PhaseSign & { readonly number: number }) | null {
  const { kit, view } = useTable();
  const at = kit.turn.phaseAt(view);
  const phase = kit.turn.phasesOf(view)[at];
  return phase === undefined ? null : { ...phase, number: at + 1 };
}
