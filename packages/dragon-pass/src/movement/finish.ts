import { remember } from '@hexwyrm/wargame';
import { type Board, unitOf } from '../core/board.ts';
import { sideInMotion } from '../core/turn-order.ts';
import type { Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { pursuitRefusal } from '../heroes/pursuit.ts';
import { isDisrupted } from '../stacks/kinds.ts';
import { type Field, fieldOf, isNear } from '../terrain/field.ts';
import { keeping } from '../terrain/keep.ts';
import { canMarch, type March, marchOf } from '../terrain/march.ts';
import { type Mover, moverOf, moverRefusal } from '../terrain/mover.ts';

/** Why the unit may not end its movement phase in the hex, or null. */
function finishRefusal(mover: Mover, hex: Hex): Clause | null {
  if (!isDry(mover.board, hex)) return 'DP-6.3-b';
  // A superhero in a rage is turned over, as a disrupted unit is.
  if (!unitOf(mover.board, mover.id).down) return null;
  const chase = pursuitRefusal(mover, hex);
  if (chase !== null) return chase;
  if (!isDisrupted(mover.board, mover.id) || !isNear(mover.field, hex)) return null;
  return canGetClear(mover) ? 'DP-6.3-c' : null;
}

/** DP-6.3-c, d, R-DPC-33: judged from the unit's hex at the start of the phase. */
function canGetClear(mover: Mover): boolean {
  const { hex, did } = unitOf(mover.board, mover.id);
  const start: March = { hex: did?.from ?? hex, spent: 0, stopped: false, paid: 0, bonus: false };
  return canMarch(mover, start, (to) => isDry(mover.board, to) && !isNear(mover.field, to));
}

function isDry({ world }: Board, hex: Hex): boolean {
  const ground = world.land.terrain[hex];
  return ground !== 'lake' && ground !== 'sea';
}

/** Whether the unit may end its movement phase where it is. */
export const mayStay = (board: Board, id: UnitId): boolean =>
  finishRefusal(moverOf(board, id), unitOf(board, id).hex) === null;

/** A step is refused if nothing after it could end where the unit may stay: moves never run into a dead end. */
export function strandedRefusal(mover: Mover, march: March): Clause | null {
  const clause = finishRefusal(mover, march.hex);
  return clause === null || canFinish(mover, march) ? null : clause;
}

/** Apart from what asks for it: a function that is handed on costs time wherever it may be. */
const canFinish = (mover: Mover, march: March): boolean =>
  canMarch(mover, march, (hex) => finishRefusal(mover, hex) === null);

/** Why each unit of the player has to go on: it may not stay where it is and can still go elsewhere (R-DP-53). */
const duties = keeping((board, player, id): Clause | null => {
  const { hex, down } = unitOf(board, id);
  // Only units that swim, are disrupted or berserk have hexes where they may not end a move.
  if (hex < 0 || (!down && isDry(board, hex)) || moverRefusal(board, player, id) !== null) return null;
  const mover = moverOf(board, id);
  const clause = finishRefusal(mover, hex);
  return clause !== null && strandedRefusal(mover, marchOf(board, id)) === null ? clause : null;
});

interface FirstDuty {
  clause: Clause | null;
  /** How often duties had changed when it was looked for. */
  checked: number;
}

const firstDuty = remember<Field, FirstDuty>(() => ({ clause: null, checked: -1 }));

/** Why the first unit that has to go on has to, or null. */
export function unfinished(board: Board): Clause | null {
  const side = sideInMotion(board.state);
  const found = duties.all(board, side);
  const { count } = duties.changes(board, side);
  const first = firstDuty(fieldOf(board, side));
  if (first.checked !== count) {
    first.clause = found.find((clause) => clause !== null) ?? null;
    first.checked = count;
  }
  return first.clause;
}

/** All units that have to go on by that clause. */
const stragglers = (board: Board, clause: Clause): UnitId[] =>
  duties.all(board, sideInMotion(board.state)).flatMap((duty, unit) => (duty === clause ? [unit] : []));

/** The units that keep a phase of movement open. */
export function lateUnits(board: Board): UnitId[] {
  const { phase } = board.state;
  const clause = phase === 'movement' || phase === 'giants' ? unfinished(board) : null;
  return clause === null ? [] : stragglers(board, clause);
}
