import { DIRECTIONS, type Direction } from '@hexwyrm/hexmap';
import type { KeptActions } from '@hexwyrm/wargame';
import type { ActionOf, PrintedAction } from '../core/actions.ts';
import { type Board, hexName } from '../core/board.ts';
import type { Clause, UnitId } from '../core/vocabulary.ts';
import { keeping } from '../terrain/keep.ts';
import { isMarch, type March, marchOf, marchOn } from '../terrain/march.ts';
import { type Mover, moverOf, moverRefusal } from '../terrain/mover.ts';
import { strandedRefusal } from './finish.ts';

type Steps = KeptActions<ActionOf<'step'>, PrintedAction>;

/** Where the unit comes to by a step, or the clause that forbids it. */
export function marchTo(mover: Mover, march: March, direction: Direction): March | Clause {
  const next = marchOn(mover, march, direction);
  if (!isMarch(next)) return next;
  return strandedRefusal(mover, next) ?? next;
}

/** Every step each unit of the player may take now. */
export const steps = keeping((board, player, id) =>
  moverRefusal(board, player, id) === null ? findSteps(board, id) : NONE,
);

const NONE: Steps = { byIndex: [], printed: [] };

function findSteps(board: Board, unit: UnitId): Steps {
  const mover = moverOf(board, unit);
  const march = marchOf(board, unit);
  const byIndex: ActionOf<'step'>[] = [];
  const printed: PrintedAction[] = [];
  for (const direction of DIRECTIONS) {
    const next = marchTo(mover, march, direction);
    if (!isMarch(next)) continue;
    byIndex.push({ type: 'step', unit, to: next.hex });
    printed.push({ type: 'step', unit, to: hexName(board, next.hex) });
  }
  return { byIndex, printed };
}
