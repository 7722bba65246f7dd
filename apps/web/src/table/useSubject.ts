import { useEffect } from 'react';
import { useDesk } from './desk.ts';
import { actionsOf, type Menu, type Subject } from './selection.ts';
import type { Sitting } from './useSitting.ts';

/** The only one there is to choose, if there is only one. */
function only(menu: Menu): Subject | null {
  const [unit, ...more] = menu.units.keys();
  const [what] = menu.counters.keys();
  if (unit !== undefined && more.length === 0 && what === undefined) return { kind: 'unit', unit };
  return what !== undefined && unit === undefined ? { kind: 'counter', what } : null;
}

/**
 * After every change of the game: who can no longer be chosen is let go, who is the only choice is taken. The way of
 * acting is chosen anew: what was meant by it has happened.
 */
export function useSubject({ snapshot, mine }: Sitting, menu: Menu): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new snapshot is what this waits for
  useEffect(() => {
    const { subject, set } = useDesk.getState();
    const keeps = actionsOf(menu, subject).length > 0;
    const next = keeps ? subject : mine ? only(menu) : null;
    const change = { subject: next, kind: null, preview: null, trial: null, whyNot: null, askEnd: false };
    const inspected = next?.kind === 'unit' ? { inspected: next.unit } : {};
    set({ ...change, ...inspected });
  }, [snapshot, menu, mine]);
}
