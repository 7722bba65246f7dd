import { rollOdds } from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import { remove } from '../../consequences/death.ts';
import type { ActionOf } from '../../core/actions.ts';
import { type Board, type Play, typeOf } from '../../core/board.ts';
import type { Rule } from '../../core/rule.ts';
import { activity } from '../../core/state.ts';
import type { Clause, Side, UnitId } from '../../core/vocabulary.ts';
import { type Casting, canAfford, type Effect, type Spell, spend } from '../casting.ts';

/** The price of a dispel is known: pay or decline (DR-2.8.9-o). */
export interface DispelFrame {
  kind: 'dispel';
  side: Side;
  unit: UnitId;
  target: UnitId;
  price: number;
}

/** The least a roll can ask. */
const LEAST_PRICE = 1;

const controls = (board: Board, caster: UnitId, target: UnitId): boolean =>
  board.state.units[target]?.master === caster;

export const actions = () =>
  [z.strictObject({ type: z.literal('pay') }), z.strictObject({ type: z.literal('decline') })] as const;

export interface Events {
  dispelled: { unit: UnitId };
  'dispel-declined': { unit: UnitId };
}

/** Dispel an elemental at any distance (R-DR-105): free for its controller, for a rolled price otherwise. */
export const dispel: Spell = {
  clause: 'DR-2.8.9-n',
  choices: ['target'],
  list(board, caster, sink) {
    const { units } = board.state;
    for (let target = 0; target < units.length && !sink.isFull(); target++) {
      if (dispelRefusal(board, caster, target) !== null) continue;
      if (controls(board, caster, target) || canAfford(board, caster, LEAST_PRICE))
        sink.add({ type: 'cast', unit: caster, spell: 'dispel', target });
    }
  },
  plan(board, action) {
    const { unit, target } = action;
    if (target === undefined) return 'DR-2.8.9-n';
    const refusal = dispelRefusal(board, unit, target);
    if (refusal !== null) return refusal;
    return controls(board, unit, target) ? freely(action, target) : forAPrice(board, unit, target);
  },
};

/** DR-2.8.9-n: its controller dispels it without a roll. */
const freely = (action: Casting, target: UnitId): Effect => ({
  cost: 0,
  carryOut(play) {
    spend(play, action, 0, 'DR-2.8.9-n');
    vanish(play, target, 'DR-2.8.9-n');
  },
});

const forAPrice = (board: Board, unit: UnitId, target: UnitId): Effect => ({
  cost: LEAST_PRICE,
  odds: () => [
    rollOdds({
      roll: 'dispel',
      clause: 'DR-2.8.9-o',
      unit,
      dice: 1,
      needs: board.state.units[unit].spellPoints,
      atMost: true,
      success: { result: 'affordable' },
      failure: { result: 'too-dear' },
    }),
  ],
  carryOut: (play) => rollPrice(play, unit, target),
});

function dispelRefusal(board: Board, caster: UnitId, target: UnitId): Clause | null {
  const unit = board.state.units[target];
  if (!unit || unit.hex < 0 || typeOf(board, unit).kind !== 'elemental') return 'DR-2.8.9-n';
  if (controls(board, caster, target)) return null;
  return board.state.units[caster].did?.dispelled ? 'DR-2.8.9-o' : null;
}

/** DR-2.8.9-o: one roll a turn for the price; it commits the wizard to nothing. */
function rollPrice(play: Play, caster: UnitId, target: UnitId): void {
  const wizard = play.state.units[caster];
  activity(wizard).dispelled = true;
  const price = play.dice.d6(() => 'dispel');
  play.events.push({
    type: 'rolled',
    clause: 'DR-2.8.9-o',
    roll: 'dispel',
    unit: caster,
    target,
    dice: [price],
    modifier: 0,
    needs: wizard.spellPoints,
    atMost: true,
    success: price <= wizard.spellPoints,
  });
  play.state.frames.push({ kind: 'dispel', side: wizard.side, unit: caster, target, price });
}

function vanish(play: Play, target: UnitId, clause: Clause): void {
  play.events.push({ type: 'dispelled', clause, unit: target });
  remove(play, target, clause);
}

function dispelFrame(board: Board): DispelFrame {
  const frame = board.state.frames.at(-1);
  if (frame?.kind !== 'dispel') throw new Error('no dispel is open');
  return frame;
}

const priceRefusal = (board: Board): Clause | null => {
  const { unit, price } = dispelFrame(board);
  return canAfford(board, unit, price) ? null : 'DR-2.8.9-o';
};

/** The price is paid: that was the wizard's spell. */
export const pay: Rule<'pay'> = {
  type: 'pay',
  timing: 'DR-2.8.9-o',
  list(board, _side, sink) {
    if (priceRefusal(board) === null) sink.add({ type: 'pay' });
  },
  refusal: priceRefusal,
  carryOut(play) {
    const { unit, target, price } = dispelFrame(play);
    play.state.frames.pop();
    const casting: ActionOf<'cast'> = { type: 'cast', unit, spell: 'dispel', target };
    spend(play, casting, price, 'DR-2.8.9-o');
    vanish(play, target, 'DR-2.8.9-o');
  },
};

/** The elemental stays; the wizard may still cast something else (R-DR-105). */
export const decline: Rule<'decline'> = {
  type: 'decline',
  timing: 'DR-2.8.9-o',
  list: (_board, _side, sink) => {
    sink.add({ type: 'decline' });
  },
  refusal: () => null,
  carryOut(play) {
    const { target } = dispelFrame(play);
    play.state.frames.pop();
    play.events.push({ type: 'dispel-declined', clause: 'DR-2.8.9-o', unit: target });
  },
};
