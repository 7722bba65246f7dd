import type { RefObject } from 'react';
import type { BoardHandle } from '../../board/types.ts';
import type { Table } from '../context.ts';
import { useSelection } from './selection-store.ts';

/** Goes to the next unit that can act. */
export function useNextUnit(
  { kit, menu, view, commands }: Table,
  board: RefObject<BoardHandle | null>,
): (step: 1 | -1) => void {
  return (step) => {
    const able = [...menu.units.keys()].sort((a, b) => a - b);
    const { subject, inspected, set } = useSelection.getState();
    const next = nextOf(able, subject?.kind === 'unit' ? subject.unit : inspected, step);
    if (next === undefined) return;
    commands.select({ kind: 'unit', unit: next });
    const hex = kit.play.placeOf(view, next);
    if (hex < 0) return;
    set({ cursor: hex });
    board.current?.reveal(hex);
  };
}

/** The next of them after this one, which may be done by now; done units keep their place in the row. */
export function nextOf(able: readonly number[], now: number | null, step: 1 | -1): number | undefined {
  if (now === null) return step === 1 ? able[0] : able.at(-1);
  return step === 1
    ? (able.find((id) => id > now) ?? able[0])
    : (able.findLast((id) => id < now) ?? able.at(-1));
}

/** The hexes where units of other players are visible. */
export const foreignHexes = ({ kit, view, field, seat }: Table): readonly number[] =>
  field.grid.names.flatMap((_, hex) =>
    kit.play.unitsIn(view, hex).some((unit) => !kit.play.isOwn(view, unit, seat)) ? [hex] : [],
  );
