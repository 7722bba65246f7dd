import { type Board, isDemoralised, isFriend, isHero, isMajor, isWild, type Play, typeOf } from '../board.ts';
import { isBoosted } from '../magic/boost.ts';
import type { Unit } from '../state.ts';
import type { Clause, Hex, UnitId } from '../vocabulary.ts';

/** Whether a hero of the unit's side other than itself, even wounded if asked, stands in the hex. */
function heroAt(board: Board, unit: Unit, hex: Hex, wounded: boolean): boolean {
  if (isWild(unit)) return false;
  for (let link = board.first[hex]; link > 0; link = board.next[link - 1]) {
    const other = board.state.units[link - 1];
    if (other === unit || !isHero(other) || !isFriend(other, unit.side)) continue;
    if (wounded || !other.wounded) return true;
  }
  return false;
}

/** The same in the unit's own hex or a neighbouring one. */
function heroBeside(board: Board, unit: Unit, wounded: boolean): boolean {
  if (heroAt(board, unit, unit.hex, wounded)) return true;
  const { neighbour } = board.map.grid;
  for (let direction = 0; direction < 6; direction++) {
    const hex = neighbour[unit.hex * 6 + direction];
    if (hex >= 0 && heroAt(board, unit, hex, wounded)) return true;
  }
  return false;
}

/** DR-2.10.5.1-a, e: an unwounded hero doubles whoever shares his hex, never a hero (R-DR-58). */
export const isDoubled = (board: Board, unit: Unit): boolean =>
  !isHero(unit) && heroAt(board, unit, unit.hex, false);

/** DR-2.10.1.1-a: militia go for monsters only with a hero at hand, even a wounded one (R-DR-60), or boosted. */
export function leaderRefusal(board: Board, unit: Unit): Clause | null {
  if (unit.type !== 'MIL' || heroBeside(board, unit, true) || isBoosted(board, unit)) return null;
  return 'DR-2.10.1.1-a';
}

/** DR-2.10.5.4-a, d, e: the hero's one to attacks on monsters, missiles included, for others and for himself. */
const heroHelps = (board: Board, unit: Unit, monster: Unit): boolean =>
  heroBeside(board, unit, false) || (isHero(unit) && !unit.wounded && isMajor(monster));

/** What a unit adds to its die against a monster: a hero's help or, in melee, a boost, never both (DR-2.8.5-e, h). */
export const hitBonus = (board: Board, unit: Unit, monster: Unit, weapon: 'melee' | 'missile'): number =>
  heroHelps(board, unit, monster) || (weapon === 'melee' && isBoosted(board, unit)) ? 1 : 0;

/** DR-2.10.5.5-a, b: the demoralised check before they go for a monster; conjured elementals know no fear. */
export const mustCheckMorale = (board: Board, unit: Unit): boolean =>
  isDemoralised(board, unit.side) && typeOf(board, unit).kind !== 'elemental';

/** DR-2.10.5.5-c: one is added, and one more within Boost Morale (DR-2.8.5-f). */
export const moraleModifier = (board: Board, unit: Unit): number => (isBoosted(board, unit) ? 2 : 1);

/** DR-2.10.5.5-b, c: rolls the check; a unit that fails loses its attack of this player-turn. */
export function checkMorale(play: Play, id: UnitId): boolean {
  const unit = play.state.units[id];
  const modifier = moraleModifier(play, unit);
  const needs = typeOf(play, unit).escape;
  const die = play.dice.d6();
  const success = die + modifier >= needs;
  play.events.push({
    type: 'rolled',
    clause: 'DR-2.10.5.5-c',
    roll: 'morale',
    unit: id,
    dice: [die],
    modifier,
    needs,
    success,
  });
  if (!success) play.events.push({ type: 'attack-lost', clause: 'DR-2.10.5.5-b', unit: id });
  return success;
}
