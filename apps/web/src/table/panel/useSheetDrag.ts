import { type PointerEvent, useRef } from 'react';
import { type SheetStop, useSelection } from '../select/selection-store.ts';

const STOPS: readonly SheetStop[] = ['low', 'middle', 'high'];
/** Pixels after which a pull is meant. */
const PULL = 28;

/** The sheet goes up or down a stop when its grip is pulled. */
export function useSheetDrag() {
  const start = useRef<number | null>(null);
  const { stop, set } = useSelection();
  return {
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp(event: PointerEvent<HTMLButtonElement>) {
      const by = start.current === null ? 0 : event.clientY - start.current;
      start.current = null;
      if (Math.abs(by) < PULL) return;
      event.preventDefault();
      const now = STOPS.indexOf(stop);
      const next = STOPS[Math.min(Math.max(now + (by < 0 ? 1 : -1), 0), STOPS.length - 1)];
      // The click that follows a pull would move it again.
      if (next !== undefined) setTimeout(() => set({ stop: next }), 0);
    },
  };
}
