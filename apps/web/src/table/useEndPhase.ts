import { useMemo } from 'react';
import type { UnitId } from '../board/types.ts';
import type { GameAction } from '../kit/kit.ts';
import { isPhase } from '../replay/log-events.ts';
import { useTable } from './context.ts';
import { pressWaiting } from './input/press.ts';
import { usePreferences } from './preferences.ts';
import { useSelection } from './select/selection-store.ts';

/** Units most likely forgotten in this phase: none until it is at its end. */
export function useForgotten(): readonly UnitId[] {
  const { kit, view, menu, hopeless, log, seat } = useTable();
  return useMemo(() => {
    const began = log.findLastIndex(({ events }) => events.some(isPhase));
    const done = log.slice(began + 1).some((entry) => entry.seat === seat);
    return kit.play.forgotten(view, menu, done).filter((unit) => !hopeless.has(unit));
  }, [kit, view, menu, hopeless, log, seat]);
}

/** A new stack order not yet submitted; continuing submits it. */
export function useLaidOut(): readonly GameAction[] {
  const { snapshot } = useTable();
  const drafts = useSelection((selection) => selection.drafts);
  return useMemo(
    () => [...drafts.values()].flatMap(({ of, steps }) => (of === snapshot ? steps : [])),
    [drafts, snapshot],
  );
}

/**
 * Submits the new order, or ends the phase or the choice; a phase asks once if units were likely forgotten,
 * and always if ending it rolls dice.
 */
export function useEndPhase(): (sure: boolean) => void {
  const { kit, view, menu, commands, mine, odds, act } = useTable();
  const { asksEnd } = usePreferences();
  const forgotten = useForgotten();
  const laidOut = useLaidOut();
  return (sure) => {
    if (!mine) return;
    if (kit.panels.endsItself?.(view)) {
      pressWaiting();
      return;
    }
    if (laidOut.length > 0) {
      act(laidOut);
      return;
    }
    if (menu.end === null) {
      commands.explain({ type: 'end' }, null);
      return;
    }
    const { askEnd, set } = useSelection.getState();
    const phase = menu.end.type === 'end';
    const rolls = (odds.get(menu.end)?.length ?? 0) > 0;
    if (phase && !sure && !askEnd && (rolls || (asksEnd && forgotten.length > 0)))
      set({ askEnd: true, preview: null, whyNot: null });
    else commands.take(menu.end);
  };
}
