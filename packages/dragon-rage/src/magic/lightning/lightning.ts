import { sumOf } from '@hexwyrm/kernel';
import { damage } from '../../consequences/damage.ts';
import { resolveOnTable, type TableAttack, tableOdds } from '../../consequences/table.ts';
import { type Board, isAloft, isEnemy, type Play, range, typeOf } from '../../core/board.ts';
import type { Unit } from '../../core/state.ts';
import type { Clause, UnitId } from '../../core/vocabulary.ts';
import { type Casting, canAfford, type Spell, spend } from '../casting.ts';
import { weatherIn } from '../weather.ts';

export interface Events {
  'bolt-held': { target: UnitId; power: number };
  'bolt-lost': { target: UnitId };
}

/** Lightning (2.8.8). */
export const lightning: Spell = {
  clause: 'DR-2.8.8-a',
  choices: ['target', 'hold'],
  reach: (board) => board.world.tables.spells.lightning.range,
  list(board, caster, sink) {
    const { units } = board.state;
    const wizard = units[caster];
    const { cost } = board.world.tables.spells.lightning;
    if (!canAfford(board, caster, cost) || sourceRefusal(board, wizard) !== null) return;
    for (let target = 0; target < units.length && !sink.isFull(); target++) {
      if (targetRefusal(board, wizard, target) !== null) continue;
      sink.add({ type: 'cast', unit: caster, spell: 'lightning', target });
      if (isOrdinary(units[target]))
        sink.add({ type: 'cast', unit: caster, spell: 'lightning', target, hold: true });
    }
  },
  plan(board, action) {
    const { units } = board.state;
    const { unit: caster, target, hold } = action;
    if (target === undefined) return 'DR-2.8.8-a';
    const refusal = targetRefusal(board, units[caster], target) ?? sourceRefusal(board, units[caster]);
    if (refusal !== null) return refusal;
    const ordinary = isOrdinary(units[target]);
    if (hold && !ordinary) return 'DR-2.8.8-h';
    const { cost } = board.world.tables.spells.lightning;
    return {
      cost,
      odds: () =>
        hold || !ordinary ? [] : [{ ...tableOdds(board, boltAttack(board, action, target)), unit: target }],
      carryOut(play) {
        spend(play, action, cost, 'DR-2.8.8-a');
        strikeDown(play, action, target);
      },
    };
  },
};

/** DR-2.8.8-h: any unit but a monster with hit points. */
const isOrdinary = (unit: Unit): boolean => unit.body === null;

/** DR-2.8.8-b: the full power in the wizard's own hex, one less for each hex of distance. */
const boltPower = (board: Board, wizard: Unit, target: Unit): number =>
  board.world.tables.spells.lightning.power - range(board, wizard.hex, target.hex);

/** DR-2.8.6-j, DR-2.8.7-q: no bolt leaves some weather. */
const sourceRefusal = (board: Board, wizard: Unit): Clause | null =>
  weatherIn(board, wizard.hex, 'keeps-lightning-in');

/** DR-2.8.8-a: one enemy within range, and in no weather that keeps bolts out, or that shelters all but monsters (R-DR-100). */
function targetRefusal(board: Board, wizard: Unit, target: UnitId): Clause | null {
  const unit = board.state.units[target];
  if (!unit || unit.hex < 0 || !isEnemy(unit, wizard.side)) return 'DR-2.8.8-a';
  if (range(board, wizard.hex, unit.hex) > board.world.tables.spells.lightning.range) return 'DR-2.8.8-a';
  const kept = isAloft(unit) ? null : weatherIn(board, unit.hex, 'keeps-lightning-out');
  return kept ?? (isOrdinary(unit) ? weatherIn(board, unit.hex, 'shelters') : null);
}

/** DR-2.8.8-h: a missile attack on that unit alone, at its own strength (R-DR-101). */
function boltAttack(board: Board, { unit }: Casting, target: UnitId): TableAttack {
  const value = boltPower(board, board.state.units[unit], board.state.units[target]);
  return {
    weapon: 'lightning',
    units: [unit],
    hex: board.state.units[target].hex,
    targets: [target],
    attack: sumOf([{ what: 'bolt', unit, value, clause: 'DR-2.8.8-b' }]),
    modifiers: [],
  };
}

function strikeDown(play: Play, action: Casting, target: UnitId): void {
  const { units, frames } = play.state;
  const unit = units[target];
  const by = action.unit;
  const points = boltPower(play, units[by], unit);
  if (action.hold) holdBolt(play, action, target, points);
  else if (isOrdinary(unit)) resolveOnTable(play, boltAttack(play, action, target));
  else if (typeOf(play, unit).kind === 'minor') damage(play, target, null, points, by, 'DR-2.8.8-g');
  else
    frames.push({ kind: 'damage', side: unit.side, unit: target, cause: 'lightning', points, given: [], by });
}

/** DR-2.8.8-i: kept for one melee attack on the target's hex this player-turn. */
function holdBolt(play: Play, action: Casting, target: UnitId, power: number): void {
  const { side } = play.state.units[action.unit];
  const { hex } = play.state.units[target];
  play.state.bolts.push({ side, hex, target, power });
  play.events.push({ type: 'bolt-held', clause: 'DR-2.8.8-h', target, power });
}

/** DR-2.8.8-i: bolts held back longer than the player-turn are lost. */
export function loseBolts(play: Play): void {
  for (const { target } of play.state.bolts)
    play.events.push({ type: 'bolt-lost', clause: 'DR-2.8.8-i', target });
  play.state.bolts = [];
}
