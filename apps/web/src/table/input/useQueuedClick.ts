import { useMemo, useRef } from 'react';
import { useEffect } from '../../base/effects.ts';
import type { Hex } from '../../board/types.ts';
import type { Table } from '../context.ts';
import { useSelection } from '../select/selection-store.ts';

interface Press {
  readonly hex: Hex;
  readonly byMouse: boolean;
  /** The game had not answered yet when it came. */
  readonly held: boolean;
}

/**
 * Clicks on the board. A click while the game is busy with one elsewhere runs after its answer; two at one
 * place are a double click. A mouse that rests where it clicked shows what the next click would do, unless
 * keys are used meanwhile; only Escape cancels a waiting click.
 */
export function useQueuedClick(
  { commands, kit, view, busy, mine }: Table,
  click: Table['commands']['click'],
): { click(hex: Hex, byMouse: boolean): void; forget(): void } {
  const latest = useRef(click);
  latest.current = click;
  const last = useRef<Press | null>(null);
  useEffect(() => {
    const forget = ({ key }: KeyboardEvent) => {
      if (last.current?.held !== true || key === 'Escape') last.current = null;
    };
    addEventListener('keydown', forget, true);
    return () => removeEventListener('keydown', forget, true);
  }, []);
  useEffect(() => {
    if (last.current === null || busy || !mine) return;
    // Only after all listeners have updated: the press is about the unit selected then.
    const timer = setTimeout(() => {
      const press = last.current;
      if (press === null) return;
      last.current = press.byMouse ? { ...press, held: false } : null;
      const { subject } = useSelection.getState();
      const here = subject?.kind === 'unit' && kit.play.placeOf(view, subject.unit) === press.hex;
      if (press.held) latest.current(press.hex);
      else if (press.byMouse && !here) commands.hover(press.hex);
    });
    return () => clearTimeout(timer);
  }, [commands, kit, view, busy, mine]);
  return useMemo(
    () => ({
      click(hex, byMouse) {
        const waits = busy && mine;
        if (waits && last.current?.hex === hex) return;
        last.current = { hex, byMouse, held: waits };
        if (!waits) latest.current(hex);
      },
      forget() {
        if (last.current?.held !== true) last.current = null;
      },
    }),
    [busy, mine],
  );
}
