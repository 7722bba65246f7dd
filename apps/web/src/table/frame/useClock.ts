import { useRef } from 'react';
import { useGame } from '../../engine/store.ts';
import { useTable } from '../context.ts';
import type { OtherPhases, PhaseSign } from '../kit.ts';

/** The turn and its phases as the table shows them. */
export interface Clock {
  readonly turn: number;
  readonly phases: readonly PhaseSign[];
  /** How many phases are done, or the number before the present one; -1 before the first turn. */
  readonly at: number;
  /** Of other players, folded. */
  readonly others: readonly OtherPhases[];
}

const NOBODY: readonly OtherPhases[] = [];

/** What is done when the player's turn ends: all before the next player's, or all if that is another turn. */
export function halted(last: Clock, { phases, at }: Clock): Clock {
  if (last.at < 0) return last;
  const same = phases.every(({ id }, i) => last.phases[i]?.id === id);
  return { ...last, at: same && at > last.at ? at : last.phases.length };
}

/** While the player's turn is over but not yet handed over (`stopped`), no other turn has begun. */
export function useClock(): Clock & { readonly stopped: boolean } {
  const { kit, view } = useTable();
  const stopped = useGame((game) => game.turnOver !== null);
  const live: Clock = {
    turn: view.turn,
    phases: kit.turn.phasesOf(view),
    at: kit.turn.phaseAt(view),
    others: kit.turn.othersOf?.(view) ?? NOBODY,
  };
  const last = useRef(live);
  if (!stopped) last.current = live;
  return { ...(stopped ? halted(last.current, live) : live), stopped };
}
