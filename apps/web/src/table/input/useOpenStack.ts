import { useMemo, useRef } from 'react';
import { useEffect } from '../../base/effects.ts';
import type { Hex } from '../../board/types.ts';
import type { Table } from '../context.ts';
import { useSelection } from '../select/selection-store.ts';

/** How long the pointer may be on its way from a hex to what is laid out over it: milliseconds. */
const ON_ITS_WAY = 220;

export interface SpreadUse {
  /** Lays the stack of a hex out; false where there are not several units in it. */
  open(hex: Hex, held: boolean): boolean;
  /** The pointer has left the hex, or what is laid out over it. */
  leave(): void;
  /** A hex was pressed: what was only looked at is in the way. */
  away(): void;
}

/** Opens the stack under a resting pointer, and closes it when the pointer has left it and its hex. */
export function useOpenStack({ kit, view }: Table): SpreadUse {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const keep = (): void => clearTimeout(timer.current);
    const close = (): void => {
      if (document.querySelector('.stack-viewer:hover') === null)
        useSelection.getState().set({ openStack: null });
    };
    return {
      open(hex, held) {
        if (kit.play.unitsIn(view, hex).length < 2) return false;
        keep();
        const { subject, set } = useSelection.getState();
        set({ openStack: { hex, held, aside: !held && subject !== null } });
        return true;
      },
      away() {
        const { openStack, set } = useSelection.getState();
        if (openStack?.held === false) set({ openStack: null });
      },
      leave() {
        keep();
        if (useSelection.getState().openStack?.held === false) timer.current = setTimeout(close, ON_ITS_WAY);
      },
    };
  }, [kit, view]);
}
