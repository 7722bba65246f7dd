import { isTableTarget, tableTargets } from '../consequences/table.ts';
import { type Board, isEnemy, typeOf, unitsAt } from '../core/board.ts';
import type { Unit } from '../core/state.ts';
import type { Hex, Side, UnitId } from '../core/vocabulary.ts';

/** An elemental strikes both friend and foe in its own hex (DR-2.8.9-f, R-DR-104). */
const ragesAt = (board: Board, unit: Unit, hex: Hex): boolean =>
  unit.hex === hex && typeOf(board, unit).kind === 'elemental';

/** Whether the other unit is one the attacker may turn against. */
const isFoe = (board: Board, unit: Unit, other: Unit): boolean =>
  isEnemy(other, unit.side) || ragesAt(board, unit, other.hex);

/** DR-2.7.1.2-b, g: all units these attackers fight in the hex as one group; a monster is its own group. */
export function groupUnder(board: Board, side: Side, hex: Hex, attackers: readonly UnitId[]): UnitId[] {
  if (!attackers.some((id) => ragesAt(board, board.state.units[id], hex)))
    return tableTargets(board, hex, side);
  return unitsAt(board, hex, (unit, id) => !attackers.includes(id) && isTableTarget(board, unit));
}

/** Whether the unit finds any unit to fight on the table in the hex. */
export function findsGroup(board: Board, unit: Unit, hex: Hex): boolean {
  for (let link = board.first[hex]; link > 0; link = board.next[link - 1]) {
    const other = board.state.units[link - 1];
    if (other !== unit && isFoe(board, unit, other) && isTableTarget(board, other)) return true;
  }
  return false;
}

/** DR-2.7-a: a monster with hit points on the map that the unit may turn against. */
export function isQuarry(board: Board, unit: Unit, monster: Unit | undefined): monster is Unit {
  if (!monster || monster === unit || monster.hex < 0) return false;
  return monster.body !== null && isFoe(board, unit, monster);
}
