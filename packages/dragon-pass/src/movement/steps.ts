import { DIRECTIONS, type Direction } from '@hexwyrm/hexmap';
import type { ActionOf } from '../actions.ts';
import type { Board } from '../board.ts';
import type { Clause, Player, UnitId } from '../vocabulary.ts';
import { strandedRefusal } from './finish.ts';
import { keeping } from './keep.ts';
import { isMarch, type March, marchOf, marchOn } from './march.ts';
import { type Mover, moverOf, moverRefusal } from './mover.ts';

type Step = ActionOf<'step'>;

/** Where the unit comes to by a step, or the clause that forbids it. */
export function marchTo(mover: Mover, march: March, direction: Direction): March | Clause {
  const next = marchOn(mover, march, direction);
  if (!isMarch(next)) return next;
  return strandedRefusal(mover, next) ?? next;
}

/** Every step each unit of the player may take now. */
export const stepsOn = keeping((board, player, id) =>
  moverRefusal(board, player, id) === null ? findSteps(board, id) : NONE,
);

export const stepsOf = (board: Board, player: Player, id: UnitId): readonly Step[] =>
  stepsOn(board, player)(id);

const NONE: readonly Step[] = [];

function findSteps(board: Board, id: UnitId): readonly Step[] {
  const mover = moverOf(board, id);
  const march = marchOf(board, id);
  const steps: Step[] = [];
  for (const direction of DIRECTIONS) {
    const next = marchTo(mover, march, direction);
    if (isMarch(next)) steps.push({ type: 'step', unit: id, to: next.hex });
  }
  return steps;
}
