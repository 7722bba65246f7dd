import { type Board, isAloft, isBeneath, isEnemy, isStanding, typeOf, unitsAt } from '../core/board.ts';
import type { Unit } from '../core/state.ts';
import type { Clause, Hex } from '../core/vocabulary.ts';
import { isLiberator, mayLead } from '../victory/escort.ts';
import { isHero, isPrincess } from '../world/traits.ts';
import type { UnitType } from '../world/unit-types.ts';

/** A hex never holds more than two friendly units (DR-2.4.4-b). */
export const STACK_LIMIT = 2;

/**
 * Why the unit may not join the units in the hex, in passing or to stay (R-DR-22); null if it may. Monsters
 * that overrun use movement/foot/overrun.ts instead.
 */
export function stackingRefusal(board: Board, unit: Unit, hex: Hex): Clause | null {
  if (board.first[hex] === 0) return null;
  const type = typeOf(board, unit);
  if (type.gait === 'elemental') return null;
  if (type.gait === 'swims') return swimmerRefusal(board, unit, hex);
  let friends = 0;
  for (let link = board.first[hex]; link > 0; link = board.next[link - 1]) {
    const other = board.state.units[link - 1];
    if (other === unit || !isStanding(board, other)) continue;
    const refusal = pairRefusal(board, unit, type, other);
    if (refusal) return refusal;
    if (other.side === unit.side) friends++;
  }
  return friends < STACK_LIMIT ? null : 'DR-2.4.4-b';
}

function pairRefusal(board: Board, unit: Unit, type: UnitType, other: Unit): Clause | null {
  const otherType = typeOf(board, other);
  if (otherType.kind === 'major') {
    if (isHero(unit)) return null;
    return type.kind === 'character' ? 'DR-2.4.4-c' : 'DR-2.4.3-a';
  }
  if (isEnemy(other, unit.side)) {
    if (freesElowyn(board, unit, other)) return null;
    return type.kind === 'character' ? 'DR-2.4.3-b' : 'DR-2.4.3-a';
  }
  if (type.kind === 'character') return null;
  if (otherType.kind === 'character' && board.state.options.troopMayJoinCharacter && type.kind === 'troop')
    return null;
  if (otherType.kind === 'character') return mayLead(board, unit, other) ? null : 'DR-2.4.3-c';
  return type.kind === 'minor' || type.kind === 'major' ? 'DR-2.4.3-d' : 'DR-2.4.3-a';
}

/** DR-2.11.2.1-b, c, d: it passes under a bridge and units on it, but not where another is in the water. */
function swimmerRefusal(board: Board, unit: Unit, hex: Hex): Clause | null {
  for (const id of unitsAt(board, hex, (other) => other !== unit && !isAloft(other))) {
    const type = typeOf(board, board.state.units[id]);
    const gait = type.gait;
    if (board.map.bridge[hex] > 0 && gait !== 'swims' && gait !== 'wades') continue;
    return type.kind === 'minor' || type.kind === 'major' ? 'DR-2.11.2.1-c' : 'DR-2.11.2.1-d';
  }
  return null;
}

/** DR-2.11.2.1-c: a giant finds no room in the water where a serpent is beneath the bridge (R-DR-190). */
export const waderRefusal = (board: Board, unit: Unit, hex: Hex): Clause | null =>
  board.first[hex] > 0 &&
  typeOf(board, unit).gait === 'wades' &&
  unitsAt(board, hex, (other) => isBeneath(board, other)).length > 0
    ? 'DR-2.11.2.1-c'
    : null;

/** DR-2.10.7-j: a human unit of the invader may enter the hex of the captive. */
const freesElowyn = (board: Board, unit: Unit, other: Unit): boolean =>
  isPrincess(other) && board.state.elowyn?.freed === false && isLiberator(board, unit);
