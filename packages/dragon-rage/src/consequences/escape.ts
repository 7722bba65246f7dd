import { type RollOdds, rollOdds, type Summand, settledOdds, sumOf } from '@hexwyrm/kernel';
import { type Board, type Play, typeOf } from '../core/board.ts';
import { isBoosted, isDemoralised } from '../core/morale.ts';
import type { Unit } from '../core/state.ts';
import type { Clause, UnitId } from '../core/vocabulary.ts';
import { slay } from './death.ts';

/** What a unit must get away from: dragonfire, a crashing or a collapsing monster (DR-2.2.1-c). */
export type Peril = 'fire' | 'crash' | 'crushing';

/** DR-2.8.5-f: Boost Morale always helps against fire, otherwise only when the side's heroes are dead (R-DR-98). */
const boostBonus = (board: Board, unit: Unit, peril: Peril): readonly Summand[] =>
  (peril === 'fire' || isDemoralised(board, unit.side)) && isBoosted(board, unit)
    ? [{ what: 'boost', value: 1, clause: 'DR-2.8.5-f' }]
    : [];

/** What a unit must escape, the modifiers, and the clause that requires the roll. */
export interface Escape {
  readonly peril: Peril;
  readonly clause: Clause;
  readonly modifiers?: readonly Summand[];
}

/** One escape roll; the unit is slain if it fails. Engines have no escape number and no roll (DR-2.10.8-b). */
export function escapeOrDie(play: Play, id: UnitId, { peril, clause, modifiers = [] }: Escape): void {
  const unit = play.state.units[id];
  const needs = typeOf(play, unit).escape;
  if (needs === 0) {
    slay(play, id, 'DR-2.10.8-b');
    return;
  }
  const modifier = sumOf([...modifiers, ...boostBonus(play, unit, peril)]).total;
  const die = play.dice.d6(() => peril);
  const success = die + modifier >= needs;
  play.events.push({ type: 'rolled', clause, roll: peril, unit: id, dice: [die], modifier, needs, success });
  if (!success) slay(play, id, clause);
}

/** The chance that the unit escapes. */
export function escapeOdds(board: Board, id: UnitId, { peril, clause, modifiers = [] }: Escape): RollOdds {
  const unit = board.state.units[id];
  const needs = typeOf(board, unit).escape;
  const failure = { result: 'destroyed' };
  if (needs === 0) return settledOdds({ roll: peril, clause: 'DR-2.10.8-b', unit: id }, false, failure);
  return rollOdds({
    roll: peril,
    clause,
    unit: id,
    dice: 1,
    needs,
    modifiers: [...modifiers, ...boostBonus(board, unit, peril)],
    success: { result: 'escaped' },
    failure,
  });
}
