import { type RollOdds, rollOdds, type Summand, sumOf } from '@hexwyrm/kernel';
import { type Board, isFriend, isMajor, isWild, type Play, typeOf } from '../core/board.ts';
import { isBoosted, isDemoralised } from '../core/morale.ts';
import type { Unit } from '../core/state.ts';
import type { Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { isHero } from '../world/traits.ts';

/** Whether another hero of the unit's side, even wounded if asked, is in the hex. */
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

/** DR-2.10.5.1-a, e: an unwounded hero doubles units in the same hex, never a hero (R-DR-58). */
export const isDoubled = (board: Board, unit: Unit): boolean =>
  !isHero(unit) && heroAt(board, unit, unit.hex, false);

/** DR-2.10.1.1-a: militia attack monsters only with a hero nearby, even wounded (R-DR-60), or boosted. */
export function leaderRefusal(board: Board, unit: Unit): Clause | null {
  if (!typeOf(board, unit).led || heroBeside(board, unit, true) || isBoosted(board, unit)) return null;
  return 'DR-2.10.1.1-a';
}

/**
 * What a unit adds to its die against a monster: the hero's one for others, missiles included, and for the
 * hero (DR-2.10.5.4-a, d, e), or in melee a boost, never both (DR-2.8.5-e, h).
 */
export function hitBonus(
  board: Board,
  unit: Unit,
  monster: Unit,
  weapon: 'melee' | 'missile',
): readonly Summand[] {
  if (heroBeside(board, unit, false)) return [{ what: 'leader', value: 1, clause: 'DR-2.10.5.4-a' }];
  if (isHero(unit) && !unit.wounded && isMajor(monster))
    return [{ what: 'leader', value: 1, clause: 'DR-2.10.5.4-d' }];
  if (weapon === 'melee' && isBoosted(board, unit))
    return [{ what: 'boost', value: 1, clause: 'DR-2.8.5-e' }];
  return [];
}

/** DR-2.10.5.5-a, b: demoralised units check before they attack a monster; conjured elementals do not. */
export const mustCheckMorale = (board: Board, unit: Unit): boolean =>
  isDemoralised(board, unit.side) && typeOf(board, unit).kind !== 'elemental';

/** DR-2.10.5.5-c: one is added, and one more within Boost Morale (DR-2.8.5-f). */
function moraleModifiers(board: Board, unit: Unit): readonly Summand[] {
  const check = { what: 'morale', value: 1, clause: 'DR-2.10.5.5-c' };
  return isBoosted(board, unit) ? [check, { what: 'boost', value: 1, clause: 'DR-2.8.5-f' }] : [check];
}

export function moraleOdds(board: Board, id: UnitId): RollOdds {
  const unit = board.state.units[id];
  return rollOdds({
    roll: 'morale',
    clause: 'DR-2.10.5.5-c',
    unit: id,
    dice: 1,
    needs: typeOf(board, unit).escape,
    modifiers: moraleModifiers(board, unit),
    success: { result: 'passed' },
    failure: { result: 'attack-lost' },
  });
}

/** DR-2.10.5.5-b, c: rolls the check; a unit that fails loses its attack of this player-turn. */
export function checkMorale(play: Play, id: UnitId): boolean {
  const unit = play.state.units[id];
  const modifier = sumOf(moraleModifiers(play, unit)).total;
  const needs = typeOf(play, unit).escape;
  const die = play.dice.d6(() => 'morale');
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
