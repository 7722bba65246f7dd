import { rollOdds } from '@hexwyrm/kernel';
import { type Board, enemiesBeside, type Play, STRENGTH, unitAt, unitsOf } from '../board.ts';
import { GRID, terrainAt } from '../field.ts';
import type { Rule } from '../rule.ts';
import { type Clause, ELIMINATED, type Hex, type Side, type UnitId } from '../vocabulary.ts';

/** BH-4-b. */
const NEEDED = 4;

/** The modifier of an attack and who defends, or the clause that forbids it. */
function planAttack(
  board: Board,
  side: Side,
  unit: UnitId,
  hex: Hex,
): { modifier: number; defender: UnitId } | Clause {
  const attacker = board.state.units[unit];
  const target = unitAt(board, hex);
  if (attacker.side !== side || attacker.fought || !enemiesBeside(board, attacker.hex, side).includes(hex))
    return 'BH-4-a';
  if (target === undefined) return 'BH-4-a';
  const shelter = terrainAt(hex) === 'woods' ? 1 : 0;
  return {
    modifier: STRENGTH[attacker.type] - STRENGTH[target.type] - shelter,
    defender: board.state.units.indexOf(target),
  };
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
      for (const hex of enemiesBeside(board, board.state.units[unit].hex, side))
        sink.add({ type: 'attack', unit, hex });
    }
  },
  refusal(board, side, { unit, hex }) {
    const plan = planAttack(board, side, unit, hex);
    return typeof plan === 'string' ? plan : null;
  },
  odds(board, side, { unit, hex }) {
    const plan = planAttack(board, side, unit, hex);
    if (typeof plan === 'string') return [];
    return [
      rollOdds({
        roll: 'attack',
        clause: 'BH-4-b',
        dice: 1,
        // A 1 never succeeds (BH-4-c).
        needs: Math.max(2, NEEDED - plan.modifier),
        success: { result: 'eliminated' },
        failure: { result: 'none' },
      }),
    ];
  },
  carryOut(play, side, { unit, hex }) {
    const plan = planAttack(play, side, unit, hex);
    if (typeof plan === 'string') throw new RangeError(`refused by ${plan}`);
    const die = play.dice.d6();
    const total = die + plan.modifier;
    play.state.units[unit].fought = true;
    play.events.push({ type: 'fought', clause: 'BH-4-b', unit, hex: GRID.names[hex], die, total });
    if (die === 1) eliminate(play, unit, 'BH-4-c');
    else if (total >= NEEDED) eliminate(play, plan.defender, 'BH-4-b');
  },
};
