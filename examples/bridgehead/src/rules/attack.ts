import { type Fraction, type RollResult, rollOdds, type Summand, sumOf } from '@hexwyrm/kernel';
import { type Board, enemiesBeside, type Play, unitsOf } from '../board.ts';
import { GRID, terrainAt } from '../data/field.ts';
import { STRENGTH } from '../data/figures.ts';
import { type Clause, ELIMINATED, type Hex, type Side, type UnitId } from '../data/vocabulary.ts';
import { planned, type Rule } from '../rule.ts';

/** BH-4-b. */
const NEEDED = 4;

interface Attack {
  readonly defender: UnitId;
  readonly modifiers: readonly Summand[];
}

/** What is added to the die and who defends, or the clause that forbids the attack. */
function planAttack(board: Board, side: Side, unit: UnitId, hex: Hex): Attack | Clause {
  const attacker = board.state.units[unit];
  if (attacker.side !== side || attacker.fought) return 'BH-4-a';
  const target = enemiesBeside(board, attacker.hex, side).find((enemy) => enemy.hex === hex);
  if (target === undefined) return 'BH-4-a';
  const defender = board.state.units.indexOf(target);
  const strengths: Summand[] = [
    { what: 'attacker', value: STRENGTH[attacker.type], unit, clause: 'BH-2-a' },
    { what: 'defender', value: -STRENGTH[target.type], unit: defender, clause: 'BH-2-a' },
  ];
  const woods: Summand = { what: 'woods', value: -1, clause: 'BH-4-b' };
  return { defender, modifiers: terrainAt(hex) === 'woods' ? [...strengths, woods] : strengths };
}

/** What the die must show: a 1 never succeeds (BH-4-c). */
const neededOn = ({ modifiers }: Attack): number => Math.max(2, NEEDED - sumOf(modifiers).total);

/** The defender is hit, nothing happens, or the attacker falls to a 1 (BH-4-c). */
function resultsOf([hits, faces]: Fraction): RollResult[] {
  const results: readonly RollResult[] = [
    { result: 'eliminated', chance: [hits, faces] },
    { result: 'none', chance: [faces - 1 - hits, faces] },
    { result: 'repelled', chance: [1, faces] },
  ];
  return results.filter(({ chance: [ways] }) => ways > 0);
}

function eliminate({ state, events }: Play, unit: UnitId, clause: Clause): void {
  const loser = state.units[unit];
  events.push({ type: 'eliminated', clause, unit, hex: GRID.names[loser.hex] });
  loser.hex = ELIMINATED;
}

export const attack: Rule<'attack'> = {
  type: 'attack',
  timing: 'BH-1-a',
  list(board, side, sink) {
    for (const unit of unitsOf(board, side)) {
      if (board.state.units[unit].fought) continue;
      for (const { hex } of enemiesBeside(board, board.state.units[unit].hex, side))
        sink.add({ type: 'attack', unit, hex });
    }
  },
  ...planned<'attack', Attack>({
    plan: (board, side, { unit, hex }) => planAttack(board, side, unit, hex),
    odds(_board, _side, _action, attack) {
      const roll = rollOdds({
        roll: 'attack',
        clause: 'BH-4-b',
        dice: 1,
        needs: neededOn(attack) + sumOf(attack.modifiers).total,
        modifiers: attack.modifiers,
        success: { result: 'eliminated' },
        failure: { result: 'none' },
      });
      return [{ ...roll, results: resultsOf(roll.chance) }];
    },
    carryOut(play, _side, { unit, hex }, attack) {
      const { defender } = attack;
      const needs = neededOn(attack);
      const die = play.dice.d6();
      const success = die >= needs;
      play.state.units[unit].fought = true;
      play.events.push({
        type: 'fought',
        clause: 'BH-4-b',
        unit,
        target: defender,
        hex: GRID.names[hex],
        dice: [die],
        needs,
        success,
      });
      if (die === 1) eliminate(play, unit, 'BH-4-c');
      else if (success) eliminate(play, defender, 'BH-4-b');
    },
  }),
};
