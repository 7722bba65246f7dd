import { type Board, nextToEnemy, unitOf } from '../board.ts';
import { isDisrupted } from '../stacks/kinds.ts';
import type { Clause, Hex, UnitId } from '../vocabulary.ts';
import { type March, marchesFrom, marchOf } from './march.ts';

/** Why the unit may not end its movement phase in the hex, or null. */
export function finishRefusal(board: Board, id: UnitId, hex: Hex): Clause | null {
  const ground = board.world.land.terrain[hex];
  if (ground === 'lake' || ground === 'sea') return 'DP-6.3-b';
  if (!isDisrupted(board, id) || isClear(board, id, hex)) return null;
  return canGetClear(board, id) ? 'DP-6.3-c' : null;
}

const isClear = (board: Board, id: UnitId, hex: Hex): boolean =>
  !nextToEnemy(board, hex, unitOf(board, id).owner);

/** DP-6.3-c, R-DPC-33: judged from where the unit stood when the phase began. */
function canGetClear(board: Board, id: UnitId): boolean {
  const { hex, did } = unitOf(board, id);
  const start: March = { hex: did?.from ?? hex, spent: 0, stopped: false, paid: 0, bonus: false };
  return marchesFrom(board, id, start).some(
    (march) => isDry(board, march.hex) && isClear(board, id, march.hex),
  );
}

function isDry(board: Board, hex: Hex): boolean {
  const ground = board.world.land.terrain[hex];
  return ground !== 'lake' && ground !== 'sea';
}

/** A step is refused if nothing after it could end where the unit may stay: moves never run into a dead end. */
export function strandedRefusal(board: Board, id: UnitId, march: March): Clause | null {
  const clause = finishRefusal(board, id, march.hex);
  if (clause === null) return null;
  const saved = marchesFrom(board, id, march).some(({ hex }) => finishRefusal(board, id, hex) === null);
  return saved ? null : clause;
}

/** The first unit of the player that may not stay where it is, with the clause. */
export function unfinished(board: Board): { unit: UnitId; clause: Clause } | null {
  const { units, active } = board.state;
  for (let unit = 0; unit < units.length; unit++) {
    const { owner, hex } = unitOf(board, unit);
    if (owner !== active || hex < 0) continue;
    const clause = finishRefusal(board, unit, hex);
    if (clause !== null && !strandedRefusal(board, unit, marchOf(board, unit))) return { unit, clause };
  }
  return null;
}
