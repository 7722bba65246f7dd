import { CERTAIN, chanceAtLeast, IMPOSSIBLE, type RollOdds } from '@hexwyrm/kernel';
import { type Board, hexName, isAloft, isEnemy, isWizard, type Play, typeOf, unitsAt } from '../board.ts';
import type { EventOf } from '../events.ts';
import { wizardAttacked } from '../magic/elemental.ts';
import type { Unit } from '../state.ts';
import type { Clause, Hex, Side, UnitId } from '../vocabulary.ts';
import { type CombatCell, combatCell } from '../world/tables.ts';
import { slay } from './death.ts';

/** An attack on the combat resolution table (2.7.5), all its strengths and modifiers known. */
export interface TableAttack {
  weapon: EventOf<'attack'>['weapon'];
  units: readonly UnitId[];
  hex: Hex;
  targets: readonly UnitId[];
  attack: number;
  /** Added to the die, or to the two dice of 11+ (DR-2.7.1.1-d). */
  modifier: number;
}

/** Monsters with hit points are hit by their areas, everybody else on the table (DR-2.7.1.2-g). */
export const isTableTarget = (board: Board, unit: Unit): boolean => {
  const { kind } = typeOf(board, unit);
  return kind !== 'major' && kind !== 'minor';
};

/** DR-2.7.1.2-b: the side's enemies in the hex, who are attacked as one group. */
export const tableTargets = (board: Board, hex: Hex, side: Side): UnitId[] =>
  unitsAt(board, hex, (unit) => !isAloft(unit) && isEnemy(unit, side) && isTableTarget(board, unit));

const defenceOf = (board: Board, targets: readonly UnitId[]): number =>
  targets.reduce((sum, target) => sum + typeOf(board, board.state.units[target]).defence, 0);

const cellOf = (board: Board, { attack, targets }: TableAttack): CombatCell =>
  combatCell(board.world.tables, attack, defenceOf(board, targets));

const diceFor = (cell: CombatCell): 0 | 1 | 2 => (typeof cell === 'string' ? 0 : cell > 6 ? 2 : 1);

/** DR-2.7.1-b: compare, roll, destroy. Returns whether the attack succeeded. */
export function resolveOnTable(play: Play, attack: TableAttack): boolean {
  const { weapon, units, targets, modifier } = attack;
  const hex = hexName(play, attack.hex);
  const cell = cellOf(play, attack);
  play.events.push({
    type: 'attack',
    clause: 'DR-2.7.1-b',
    weapon,
    units: [...units],
    hex,
    attack: attack.attack,
    defence: defenceOf(play, targets),
    cell,
  });
  if (targets.some((target) => isWizard(play.state.units[target]))) wizardAttacked(play, attack.hex);
  const success = cell === 'D' || (cell !== 'M' && rollAgainst(play, attack, cell, modifier));
  if (success) for (const target of targets) slay(play, target, clauseOf(cell));
  else play.events.push({ type: 'missed', clause: clauseOf(cell), units: [...units], hex });
  return success;
}

function rollAgainst(play: Play, attack: TableAttack, needs: number, modifier: number): boolean {
  const dice = diceFor(needs) === 2 ? [play.dice.d6(), play.dice.d6()] : [play.dice.d6()];
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

export function tableOdds(board: Board, attack: TableAttack): RollOdds {
  const cell = cellOf(board, attack);
  const { modifier } = attack;
  const fixed = { roll: 'attack', clause: clauseOf(cell), modifier: 0, needs: 0, dice: 0 } as const;
  if (cell === 'D') return { ...fixed, chance: CERTAIN };
  if (cell === 'M') return { ...fixed, chance: IMPOSSIBLE };
  const dice = diceFor(cell) === 2 ? 2 : 1;
  return { ...fixed, dice, needs: cell, modifier, chance: chanceAtLeast(dice, cell - modifier) };
}
