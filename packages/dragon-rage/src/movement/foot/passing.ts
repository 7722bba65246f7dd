import { type Board, enemyAt, isTower, type Play, typeOf } from '../../core/board.ts';
import type { Clause, UnitId } from '../../core/vocabulary.ts';
import { canLeave } from './overrun.ts';
import { canRideOn } from './road-towers.ts';

/** Why the unit may not stay in its hex, or null: monsters on an enemy, cavalry in a tower. */
export function mayNotStay(board: Board, id: UnitId): Clause | null {
  const unit = board.state.units[id];
  if (unit.hex < 0) return null;
  if (typeOf(board, unit).mounted) return isTower(board, unit.hex) ? 'DR-2.10.3.1-a' : null;
  return typeOf(board, unit).overrunMove && enemyAt(board, unit.hex, unit.side) ? 'DR-2.4.7.1-b' : null;
}

/** The unit that must move on before any other does, or null. */
export function passingUnit({ state }: Board): UnitId | null {
  const frame = state.frames.at(-1);
  return frame?.kind === 'passing' ? frame.unit : null;
}

/** After a step: a unit that may not stay must move on at once; one that got away is free again. */
export function passThrough(play: Play, id: UnitId): void {
  const { frames } = play.state;
  const top = frames.at(-1);
  if (top?.kind === 'passing' && top.unit === id) frames.pop();
  const clause = mayNotStay(play, id);
  if (clause) frames.push({ kind: 'passing', side: play.state.units[id].side, unit: id, clause });
}

/** Why a unit that is only passing may not spend this many MP in its hex: it would be stranded there. */
export function strandedRefusal(board: Board, id: UnitId, cost: number): Clause | null {
  const frame = board.state.frames.at(-1);
  if (frame?.kind !== 'passing') return null;
  const unit = board.state.units[id];
  const spent = (unit.did?.spent ?? 0) + cost;
  const goesOn = typeOf(board, unit).mounted
    ? canRideOn(board, unit, -1, unit.hex, spent)
    : canLeave(board, id, unit.hex, typeOf(board, unit).mp - spent);
  return goesOn ? null : frame.clause;
}
