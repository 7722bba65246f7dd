// Diplomacy points put aside buy lost units back (18.9.5).

import { unitField as unit } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { type Board, type Play, putUnit } from '../core/board.ts';
import { zoneNamed } from '../core/hexes.ts';
import type { Addition, Rules } from '../core/power.ts';
import { sheetOf } from '../core/scenarios.ts';
import { type Clause, type Hex, type Player, type UnitId, WAITING, WHOLE } from '../core/vocabulary.ts';
import { isCavalry, isRecoverable, recoverable, restore, worthOf } from './dead-pile.ts';

export const actions = () => [z.strictObject({ type: z.literal('buy'), unit })] as const;

export interface Events {
  bought: { unit: UnitId; price: number };
}

/** What a player has put aside; only its owner knows (R-DPP-113). */
export interface Fund {
  readonly player: Player;
  readonly points: number;
}

export interface Added {
  /** Absent before the first point has been put aside. */
  funds?: readonly Fund[] | undefined;
  /** Units given in exchanges: out of play, but they can be bought (DP-18.9.5-e, R-DPP-114). Absent before the first. */
  exchanged?: readonly UnitId[] | undefined;
}

export const added: Addition<Added> = {
  blank: () => ({ funds: undefined, exchanged: undefined }),
  fields: ({ player, unit: known }) => ({
    funds: z.exactOptional(
      z.array(z.strictObject({ player, points: z.int().check(z.nonnegative(), z.lte(9999)) })),
    ),
    exchanged: z.exactOptional(z.array(known)),
  }),
  seen({ funds }, { player, over }) {
    if (funds === undefined || over) return {};
    const own = funds.filter((fund) => fund.player === player);
    // That others have put something aside at all is theirs to know.
    return { funds: own.length > 0 ? own : undefined };
  },
  guess: ({ funds }) => ({ funds }),
};

export const hasFund = (board: Board): boolean => sheetOf(board.state).purchases !== undefined;

export const fundOf = ({ state }: { readonly state: Added }, player: Player): number =>
  state.funds?.find((fund) => fund.player === player)?.points ?? 0;

function setFund({ state }: Pick<Play, 'state'>, player: Player, points: number): void {
  const others = (state.funds ?? []).filter((fund) => fund.player !== player);
  state.funds = [...others, { player, points }].sort((a, b) => a.player - b.player);
}

/** DP-18.9.5-b: points put aside stay until they are spent. */
export const putIntoFund = (play: Pick<Play, 'state'>, player: Player, points: number): void =>
  setFund(play, player, fundOf(play, player) + points);

/** DP-18.9.5-c: infantry costs its CF, cavalry twice its CF. */
export const priceOf = (board: Board, id: UnitId): number =>
  (worthOf(board, id) / WHOLE) * (isCavalry(board, id) ? 2 : 1);

/** DP-18.9.5-d: where bought units come onto the map. */
function entryOf(board: Board, player: Player): readonly Hex[] {
  const zone = sheetOf(board.state).purchases?.[board.state.seats[player]];
  return zone === undefined ? [] : zoneNamed(board, zone);
}

function buyRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  if (!hasFund(board)) return 'DP-18.9.5-b';
  if (!isRecoverable(board, player, id)) return 'DP-18.9.5-e';
  return priceOf(board, id) > fundOf(board, player) ? 'DP-18.9.5-c' : null;
}

/** The unit waits at the edge; it comes onto the map like a reinforcement. */
export const rules: Rules<'buy'> = {
  buy: {
    type: 'buy',
    timing: 'DP-18.9.5-c',
    list(board, player, sink) {
      if (fundOf(board, player) === 0) return;
      for (const id of recoverable(board, player))
        if (buyRefusal(board, player, id) === null) sink.add({ type: 'buy', unit: id });
    },
    refusal: (board, player, { unit: id }) => buyRefusal(board, player, id),
    facts: (board, player, { unit: id }, clause) =>
      clause === 'DP-18.9.5-c' ? { price: priceOf(board, id), left: fundOf(board, player) } : undefined,
    carryOut(play, player, { unit: id }) {
      const { state } = play;
      const price = priceOf(play, id);
      setFund(play, player, fundOf(play, player) - price);
      restore(play, id);
      putUnit(play, id, WAITING);
      state.arrivals.push({ unit: id, hexes: [...entryOf(play, player)], capital: false });
      play.events.push({ type: 'bought', clause: 'DP-18.9.5-c', unit: id, price });
    },
  },
};
