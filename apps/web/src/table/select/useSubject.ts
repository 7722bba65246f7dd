import { useRef } from 'react';
import { useLayoutEffect } from '../../base/effects.ts';
import type { Hex, UnitId } from '../../board/types.ts';
import type { Session } from '../ask-host/useSession.ts';
import type { PlayKit } from '../kit.ts';
import { actionsOf, type Menu, type Subject, traitsOf } from './selection.ts';
import { useSelection } from './selection-store.ts';

const NOWHERE: readonly Hex[] = [];

/** The only one there is to choose, if there is only one; what is quiet waits until it is asked for. */
function only(menu: Menu, play: PlayKit): Subject | null {
  const [unit, ...more] = menu.units.keys();
  const [what] = [...menu.counters.keys()].filter((name) => !traitsOf(play, name).quiet);
  if (unit !== undefined && more.length === 0 && what === undefined) return { kind: 'unit', unit };
  return what !== undefined && unit === undefined ? { kind: 'counter', what } : null;
}

/**
 * After every change of the game: deselects a unit that can no longer be chosen, and selects the only choice.
 * A unit selected like this is deselected with the phase: the player did not choose it for the next one,
 * where a click on a friend would move it there. The mode is reset: its purpose is done. All this before the
 * change is painted: a press right after it is meant for what is visible, and must not be cleared.
 */
export function useSubject({ kit, view, snapshot, seat, mine }: Session, menu: Menu): void {
  const phase = kit.turn.phaseAt(view);
  const sitter = useRef(seat);
  useLayoutEffect(() => {
    // A new viewer does not want the previous viewer's inspected unit.
    if (sitter.current !== seat) useSelection.getState().set({ inspected: null });
    sitter.current = seat;
  }, [seat]);
  const looked = useRef<{
    readonly unit: UnitId | null;
    readonly on: boolean;
    readonly phase: number;
  }>({ unit: null, on: false, phase });
  const taken = useRef<{ readonly subject: Subject | null; readonly phase: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new snapshot is what this waits for
  useLayoutEffect(() => {
    const { subject, set } = useSelection.getState();
    const lapsed = taken.current?.subject === subject && taken.current.phase !== phase;
    const keeps = !lapsed && actionsOf(menu, subject).length > 0;
    const next = keeps ? subject : mine ? only(menu, kit.play) : null;
    if (!keeps) taken.current = { subject: next, phase };
    const change = {
      subject: next,
      kind: null,
      waypoints: NOWHERE,
      preview: null,
      trial: null,
      pressed: null,
      whyNot: null,
      askEnd: false,
    };
    const before = useSelection.getState().inspected;
    const on = before !== null && kit.play.placeOf(view, before) >= 0;
    // Its card goes with a unit that has left the map.
    const left = looked.current.unit === before && looked.current.on && !on;
    // What was looked at while setting up is of no interest to the first turn.
    const begins = looked.current.phase < 0 && phase >= 0;
    const inspected = next?.kind === 'unit' ? next.unit : left || begins ? null : before;
    looked.current = {
      unit: inspected,
      on: inspected !== null && kit.play.placeOf(view, inspected) >= 0,
      phase,
    };
    set({ ...change, inspected });
  }, [snapshot, menu, mine]);
}
