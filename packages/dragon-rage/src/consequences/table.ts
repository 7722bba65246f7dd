import {
  type Comparison,
  type RollOdds,
  rollOdds,
  type Sum,
  type Summand,
  settledOdds,
  sumOf,
} from '@hexwyrm/kernel';
import { type Board, hexName, isAloft, isEnemy, type Play, typeOf, unitsAt } from '../core/board.ts';
import type { EventOf } from '../core/events.ts';
import type { Unit } from '../core/state.ts';
import type { Clause, Hex, Side, UnitId } from '../core/vocabulary.ts';
import { type CombatCell, combatCell } from '../world/tables.ts';
import { isWizard } from '../world/traits.ts';
import { wizardAttacked } from './control.ts';
import { slay } from './death.ts';

/** An attack on the combat resolution table (2.7.5), all its strengths and modifiers known. */
export interface TableAttack {
  weapon: EventOf<'attack'>['weapon'];
  units: readonly UnitId[];
  hex: Hex;
  targets: readonly UnitId[];
  /** What the attackers bring, number by number. */
  attack: Sum;
  /** Added to the die, or to the two dice of 11+ (DR-2.7.1.1-d). */
  modifiers: readonly Summand[];
}

/** Monsters with hit points are hit by their areas, all others on the table (DR-2.7.1.2-g). */
export const isTableTarget = (board: Board, unit: Unit): boolean => {
  const { kind } = typeOf(board, unit);
  return kind !== 'major' && kind !== 'minor';
};

/** DR-2.7.1.2-b: the side's enemies in the hex, who are attacked as one group. */
export const tableTargets = (board: Board, hex: Hex, side: Side): UnitId[] =>
  unitsAt(board, hex, (unit) => !isAloft(unit) && isEnemy(unit, side) && isTableTarget(board, unit));

/** DR-2.7.1.2-b: the strengths of all units attacked. */
const defenceOf = (board: Board, targets: readonly UnitId[]): Sum =>
  sumOf(
    targets.map((unit) => {
      const value = typeOf(board, board.state.units[unit]).defence;
      return { what: 'strength', unit, value, clause: 'DR-2.7.1.2-b' };
    }),
  );

const cellOf = (board: Board, attack: Sum, defence: Sum): CombatCell =>
  combatCell(board.world.tables, attack.total, defence.total);

const diceFor = (cell: CombatCell): 0 | 1 | 2 => (typeof cell === 'string' ? 0 : cell > 6 ? 2 : 1);

/** DR-2.7.1-b: compare, roll, destroy. Returns whether the attack succeeded. */
export function resolveOnTable(play: Play, attack: TableAttack): boolean {
  const { weapon, units, targets } = attack;
  const hex = hexName(play, attack.hex);
  const defence = defenceOf(play, targets);
  const cell = cellOf(play, attack.attack, defence);
  play.events.push({
    type: 'attack',
    clause: 'DR-2.7.1-b',
    weapon,
    units: [...units],
    hex,
    attack: attack.attack.total,
    defence: defence.total,
    cell,
  });
  if (targets.some((target) => isWizard(play.state.units[target]))) wizardAttacked(play, attack.hex);
  const success = cell === 'D' || (cell !== 'M' && rollAgainst(play, attack, cell));
  if (success) for (const target of targets) slay(play, target, clauseOf(cell));
  else play.events.push({ type: 'missed', clause: clauseOf(cell), units: [...units], hex });
  return success;
}

function rollAgainst(play: Play, attack: TableAttack, needs: number): boolean {
  const modifier = sumOf(attack.modifiers).total;
  const dice = Array.from({ length: diceFor(needs) }, () => play.dice.d6(() => 'attack'));
  const success = dice.reduce((sum, die) => sum + die, modifier) >= needs;
  play.events.push({
    type: 'rolled',
    clause: clauseOf(needs),
    roll: 'attack',
    hex: hexName(play, attack.hex),
    dice,
    modifier,
    needs,
    success,
  });
  return success;
}

/** DR-2.7.1.1-a, b, c: automatic results and the long shot have clauses of their own. */
function clauseOf(cell: CombatCell): Clause {
  if (cell === 'D') return 'DR-2.7.1.1-a';
  if (cell === 'M') return 'DR-2.7.1.1-c';
  return diceFor(cell) === 2 ? 'DR-2.7.1.1-b' : 'DR-2.7.1-b';
}

const DESTROYED = { result: 'destroyed' };
const MISSED = { result: 'missed' };

export function tableOdds(board: Board, { attack, targets, modifiers }: TableAttack): RollOdds {
  const defence = defenceOf(board, targets);
  const cell = cellOf(board, attack, defence);
  const named = {
    roll: 'attack',
    clause: clauseOf(cell),
    comparison: comparisonOf(board, attack, defence, cell),
  };
  if (cell === 'D') return settledOdds(named, true, DESTROYED);
  if (cell === 'M') return settledOdds(named, false, MISSED);
  const dice = diceFor(cell) === 2 ? 2 : 1;
  return rollOdds({ ...named, dice, needs: cell, modifiers, success: DESTROYED, failure: MISSED });
}

/** Where the two strengths meet on the printed table, which ends before the rule behind it does (DR-2.7.5-f). */
function comparisonOf(board: Board, attack: Sum, defence: Sum, cell: CombatCell): Comparison {
  const { table } = board.world.tables.combat;
  const place = (total: number, count: number): number | null =>
    total >= 1 && total <= count ? total - 1 : null;
  return {
    attack,
    defence,
    row: place(attack.total, table.length),
    column: place(defence.total, table[0].length),
    cell,
  };
}
