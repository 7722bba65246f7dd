import { type Board, isAloft, isMajor, isVacant, typeOf } from '../core/board.ts';
import type { Unit } from '../core/state.ts';
import type { Area, Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { isCompelled } from '../magic/elemental/compulsion.ts';
import { grudgeRefusal } from '../movement/retaliation.ts';
import { needsDoorBroken, standingVp } from '../victory/destruction.ts';
import { contactRefusal, isSerpent, shroudRefusal } from './contact.ts';
import { areaNamed, isExposed } from './exposure.ts';
import { leaderRefusal } from './leadership.ts';
import { findsGroup, groupUnder, isQuarry } from './targets.ts';

/** Why the unit, ready to fight, may not attack those in the hex on the table, or null. */
export function groupRefusal(board: Board, id: UnitId, hex: Hex): Clause | null {
  const unit = board.state.units[id];
  if (hex < 0 || !findsGroup(board, unit, hex)) return 'DR-2.7.1-a';
  return (
    contactRefusal(board, unit, hex, isSerpent(board, unit)) ??
    shroudRefusal(board, unit, hex) ??
    compulsionRefusal(board, id, hex) ??
    (typeOf(board, unit).vengeful ? grudgeRefusal(board, id, groupUnder(board, unit.side, hex, [id])) : null)
  );
}

/** DR-2.8.9-f: an elemental that shares its hex attacks there or nowhere. */
const compulsionRefusal = (board: Board, id: UnitId, hex: Hex): Clause | null =>
  board.state.units[id].hex !== hex && isCompelled(board, id) ? 'DR-2.8.9-f' : null;

/** DR-2.11.2.2-f: why the unit may not use its attack on the empty hex itself; fog does not save the hex (R-DR-99). */
export function vacantHexRefusal(board: Board, unit: Unit, hex: Hex): Clause | null {
  if (typeOf(board, unit).destroys !== 'strike' || hex < 0 || standingVp(board, hex) === 0)
    return 'DR-2.7.1-a';
  if (!isVacant(board, hex)) return 'DR-2.11.2.2-g';
  if (needsDoorBroken(board, hex)) return 'DR-2.3-v';
  return contactRefusal(board, unit, hex, true);
}

/** Why the unit, ready to fight, may not attack this monster in any way, or null. */
export function quarryRefusal(board: Board, id: UnitId, monster: UnitId): Clause | null {
  const unit = board.state.units[id];
  const prey = board.state.units[monster];
  if (!isQuarry(board, unit, prey)) return 'DR-2.7-a';
  if (isAloft(prey)) return 'DR-2.7.2-c';
  return (
    preyContactRefusal(board, unit, prey) ??
    shroudRefusal(board, unit, prey.hex) ??
    compulsionRefusal(board, id, prey.hex) ??
    leaderRefusal(board, unit)
  );
}

/** DR-2.7.2-a, b: the rule of contact, in the words of the section on major monsters. */
function preyContactRefusal(board: Board, unit: Unit, prey: Unit): Clause | null {
  const serpent = isSerpent(board, unit) || isSerpent(board, prey);
  const refusal = contactRefusal(board, unit, prey.hex, serpent);
  if (!refusal || !isMajor(prey)) return refusal;
  return refusal === 'DR-2.7.1-a' ? 'DR-2.7.2-a' : 'DR-2.7.2-b';
}

/** DR-2.7.2-d, DR-2.7.4.2-a: a major monster's area is named and reachable; a minor monster has none to name. */
export function areaRefusal(board: Board, unit: Unit, prey: Unit, area: Area | undefined): Clause | null {
  if (typeOf(board, prey).kind === 'minor') return area === undefined ? null : 'DR-2.7.3-a';
  if (area === undefined) return 'DR-2.7.4.2-a';
  const entry = areaNamed(board, prey, area);
  return entry && isExposed(board, prey, entry, unit.hex) ? null : 'DR-2.7.2-d';
}
