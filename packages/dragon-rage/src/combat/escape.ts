import { chanceAtLeast, IMPOSSIBLE, type RollOdds } from '@hexwyrm/kernel';
import { type Board, isDemoralised, type Play, typeOf } from '../board.ts';
import { isBoosted } from '../magic/boost.ts';
import type { Unit } from '../state.ts';
import type { Clause, UnitId } from '../vocabulary.ts';
import { slay } from './death.ts';

/** What a unit must get away from: dragonfire, a crashing or a collapsing monster (DR-2.2.1-c). */
export type Peril = 'fire' | 'crash' | 'crushing';

/** DR-2.8.5-f: Boost Morale always helps against fire, otherwise only when the side's heroes are dead (R-DR-98). */
const boostBonus = (board: Board, unit: Unit, peril: Peril): number =>
  (peril === 'fire' || isDemoralised(board, unit.side)) && isBoosted(board, unit) ? 1 : 0;

/** One escape roll; the unit is slain if it fails. Engines have no escape number and no roll (DR-2.10.8-b). */
export function escapeOrDie(play: Play, id: UnitId, modifier: number, peril: Peril, clause: Clause): void {
  const unit = play.state.units[id];
  const needs = typeOf(play, unit).escape;
  if (needs === 0) {
    slay(play, id, 'DR-2.10.8-b');
    return;
  }
  const total = modifier + boostBonus(play, unit, peril);
  const die = play.dice.d6();
  const success = die + total >= needs;
  play.events.push({
    type: 'rolled',
    clause,
    roll: peril,
    unit: id,
    dice: [die],
    modifier: total,
    needs,
    success,
  });
  if (!success) slay(play, id, clause);
}

/** The chance that the unit escapes. */
export function escapeOdds(
  board: Board,
  id: UnitId,
  modifier: number,
  peril: Peril,
  clause: Clause,
): RollOdds {
  const unit = board.state.units[id];
  const needs = typeOf(board, unit).escape;
  const roll = { roll: peril, clause, unit: id };
  if (needs === 0)
    return { ...roll, clause: 'DR-2.10.8-b', dice: 0, needs: 0, modifier: 0, chance: IMPOSSIBLE };
  const total = modifier + boostBonus(board, unit, peril);
  return { ...roll, dice: 1, needs, modifier: total, chance: chanceAtLeast(1, needs - total) };
}
