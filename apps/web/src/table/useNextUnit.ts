import type { RefObject } from 'react';
import type { BoardHandle } from '../board/types.ts';
import type { Table } from './context.ts';
import { useDesk } from './desk.ts';

/** Goes to the next unit that can act. */
export function useNextUnit(
  { menu, view, commands }: Table,
  board: RefObject<BoardHandle | null>,
): (step: 1 | -1) => void {
  return (step) => {
    const able = [...menu.units.keys()];
    const { subject, set } = useDesk.getState();
    const now = subject?.kind === 'unit' ? able.indexOf(subject.unit) : step === 1 ? -1 : 0;
    const next = able[(now + step + able.length) % Math.max(able.length, 1)];
    if (next === undefined) return;
    commands.select({ kind: 'unit', unit: next });
    const hex = view.units[next]?.hex ?? -1;
    if (hex < 0) return;
    set({ cursor: hex });
    board.current?.reveal(hex);
  };
}
