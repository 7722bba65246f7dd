import { type Board, isAloft, isEnemy, isHero, typeOf } from '../board.ts';
import type { Unit } from '../state.ts';
import { isLiberator, mayLead } from '../victory/escort.ts';
import type { Clause, Hex } from '../vocabulary.ts';

/** A hex never holds more than two friendly units (DR-2.4.4-b). */
export const STACK_LIMIT = 2;

/**
 * Why the unit may not join those who stand in the hex, in passing or to stay (R-DR-22); null if it may.
 * Monsters that overrun ask movement/overrun.ts instead.
 */
export function stackingRefusal(board: Board, unit: Unit, hex: Hex): Clause | null {
  if (board.first[hex] === 0) return null;
  const { kind } = typeOf(board, unit);
  if (kind === 'elemental') return null;
  const swims = unit.type === 'SERPENT';
  let friends = 0;
  for (let link = board.first[hex]; link > 0; link = board.next[link - 1]) {
    const other = board.state.units[link - 1];
    if (other === unit || isAloft(other)) continue;
    const refusal = pairRefusal(board, unit, other, hex);
    if (refusal) return refusal;
    if (other.side === unit.side && !swims) friends++;
  }
  return friends < STACK_LIMIT ? null : 'DR-2.4.4-b';
}

function pairRefusal(board: Board, unit: Unit, other: Unit, hex: Hex): Clause | null {
  const type = typeOf(board, unit);
  const otherType = typeOf(board, other);
  if (type.id === 'SERPENT') return serpentRefusal(board, other, hex);
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

/** DR-2.11.2.1-b, c, d: under a bridge it passes beneath units, but not where another monster is. */
function serpentRefusal(board: Board, other: Unit, hex: Hex): Clause | null {
  const { kind } = typeOf(board, other);
  if (kind === 'minor' || kind === 'major') return 'DR-2.11.2.1-c';
  return board.map.bridge[hex] > 0 ? null : 'DR-2.11.2.1-d';
}

/** DR-2.10.7-j: a human unit of the invader may enter the hex of the captive. */
const freesElowyn = (board: Board, unit: Unit, other: Unit): boolean =>
  other.type === 'ELOWYN' && board.state.elowyn?.freed === false && isLiberator(board, unit);
