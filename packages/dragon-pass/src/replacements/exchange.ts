// Lost units come back for others that leave the game (18.7.5).

import { unitField as unit } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { type Board, enemiesAt, nextToEnemy, type Play, putUnit } from '../core/board.ts';
import { activeFaults, phaseFaults, repeatFaults } from '../core/frame-form.ts';
import { topFrame } from '../core/frames.ts';
import type { Words } from '../core/position-words.ts';
import type { FrameRules, Rules } from '../core/power.ts';
import { sheetOf } from '../core/scenarios.ts';
import { type Clause, GONE, type Hex, type Player, type UnitId } from '../core/vocabulary.ts';
import { comeOnto } from '../movement/arrive.ts';
import { hasGiant, isFrozen } from '../stacks/kinds.ts';
import { isCavalry, isLostTo, lostUnits, restore, worthOf } from './dead-pile.ts';

export const actions = () =>
  [
    /** Brings a lost unit back; `pay` then names the lost units given for it. */
    z.strictObject({ type: z.literal('replace'), unit }),
    z.strictObject({ type: z.literal('pay'), unit }),
  ] as const;

export const frames = ({ player, unit: known }: Words) =>
  [z.strictObject({ kind: z.literal('exchange'), player, unit: known, paid: z.array(known) })] as const;

export interface Events {
  /** The units were given for it. */
  replaced: { unit: UnitId; units: UnitId[] };
}

/** DP-18.7.5-b, c: lost units to give for one. */
export const priceOf = (board: Board, id: UnitId): number => (isCavalry(board, id) ? 2 : 1);
const rateOf = (board: Board, id: UnitId): Clause => (isCavalry(board, id) ? 'DP-18.7.5-c' : 'DP-18.7.5-b');

/** Why a lost unit cannot be given for another, or null. */
function paymentRefusal(
  board: Board,
  player: Player,
  wanted: UnitId,
  paid: readonly UnitId[],
  id: UnitId,
): Clause | null {
  if (!isLostTo(board, player, id)) return 'DP-18.7.5-a';
  if (isCavalry(board, id) !== isCavalry(board, wanted)) return 'DP-18.7.5-d';
  if (id === wanted || paid.includes(id)) return rateOf(board, wanted);
  return worthOf(board, id) >= worthOf(board, wanted) ? null : rateOf(board, wanted);
}

const paymentsFor = (board: Board, player: Player, wanted: UnitId, paid: readonly UnitId[]): UnitId[] =>
  lostUnits(board, player).filter((id) => paymentRefusal(board, player, wanted, paid, id) === null);

/** DP-18.7.5-f: the capital in which replacements appear. */
const capitalOf = ({ state, world }: Board, player: Player): Hex | undefined =>
  world.land.capitals[state.seats[player]];

/** DP-18.7.5-f, R-DPC-37: no enemy in or next to the capital, nor a giant in it. */
function capitalRefusal(board: Board, player: Player): Clause | null {
  const capital = capitalOf(board, player);
  if (capital === undefined) return 'DP-18.7.5-f';
  if (enemiesAt(board, capital, player) || nextToEnemy(board, capital, player)) return 'DP-18.7.5-f';
  return hasGiant(board, capital) ? 'DP-17.1-k' : null;
}

/** Whether there are other units enough of its kind, each of at least its CF. */
function hasPayment(board: Board, lost: readonly UnitId[], wanted: UnitId): boolean {
  const worth = worthOf(board, wanted);
  let due = priceOf(board, wanted);
  for (const id of lost) {
    if (id === wanted || isCavalry(board, id) !== isCavalry(board, wanted)) continue;
    if (worthOf(board, id) >= worth) due -= 1;
    if (due === 0) return true;
  }
  return false;
}

function replaceRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  if (!sheetOf(board.state).replacements || !isLostTo(board, player, id)) return 'DP-18.7.5-a';
  if (isFrozen(board, id)) return 'DP-16.12-d';
  return hasPayment(board, lostUnits(board, player), id) ? capitalRefusal(board, player) : rateOf(board, id);
}

const frameOf = (board: Board) => topFrame(board, 'exchange');

/** DP-18.7.5-e: the units given leave play; they can still be bought back (DP-18.9.5-e). */
function giveAway(play: Play, paid: readonly UnitId[]): void {
  for (const id of paid) putUnit(play, id, GONE);
  play.state.exchanged = [...(play.state.exchanged ?? []), ...paid];
}

/** The player names what is given, unless it is all there is. */
function pay(play: Play, player: Player, wanted: UnitId, paid: readonly UnitId[]): void {
  const rest = paymentsFor(play, player, wanted, paid);
  const due = priceOf(play, wanted) - paid.length;
  if (rest.length > due && due > 0) {
    play.state.frames.push({ kind: 'exchange', player, unit: wanted, paid: [...paid] });
    return;
  }
  const units = due > 0 ? [...paid, ...rest] : [...paid];
  giveAway(play, units);
  play.events.push({ type: 'replaced', clause: rateOf(play, wanted), unit: wanted, units });
  restore(play, wanted);
  const capital = capitalOf(play, player);
  if (capital !== undefined) comeOnto(play, wanted, capital, true);
}

export const rules: Rules<'replace' | 'pay'> = {
  /** DP-18.7.5-g: replacing is a choice, in the owner's movement phase. */
  replace: {
    type: 'replace',
    timing: 'DP-18.7.5-f',
    list(board, player, sink) {
      if (!sheetOf(board.state).replacements) return;
      const lost = lostUnits(board, player);
      if (lost.length < 2 || capitalRefusal(board, player) !== null) return;
      for (const id of lost)
        if (!isFrozen(board, id) && hasPayment(board, lost, id)) sink.add({ type: 'replace', unit: id });
    },
    refusal: (board, player, { unit: id }) => replaceRefusal(board, player, id),
    carryOut: (play, player, { unit: id }) => pay(play, player, id, []),
  },
  pay: {
    type: 'pay',
    timing: 'DP-18.7.5-b',
    list(board, player, sink) {
      const { unit: wanted, paid } = frameOf(board);
      for (const id of paymentsFor(board, player, wanted, paid)) sink.add({ type: 'pay', unit: id });
    },
    refusal(board, player, { unit: id }) {
      const { unit: wanted, paid } = frameOf(board);
      return paymentRefusal(board, player, wanted, paid, id);
    },
    carryOut(play, player, { unit: id }) {
      const { unit: wanted, paid } = frameOf(play);
      play.state.frames.pop();
      pay(play, player, wanted, [...paid, id]);
    },
  },
};

export const frameRules: FrameRules<'exchange'> = {
  exchange: {
    clause: 'DP-18.7.5-b',
    offers: ['pay'],
    facts: ({ paid }) => ({ paid: paid.length }),
    form: {
      on: ['nothing'],
      *faults(board, { player, unit: wanted, paid }) {
        yield* phaseFaults(board, 'movement');
        yield* activeFaults(board, player);
        yield* repeatFaults('paid', paid);
        const clause = replaceRefusal(board, player, wanted);
        if (clause !== null) yield ['unit', `cannot be replaced (${clause})`];
        else if (paid.length >= priceOf(board, wanted)) yield ['paid', 'must leave something to pay'];
        else if (paid.some((id) => paymentRefusal(board, player, wanted, [], id) !== null))
          yield ['paid', 'cannot be given for the unit (DP-18.7.5-b, c)'];
      },
    },
  },
};
