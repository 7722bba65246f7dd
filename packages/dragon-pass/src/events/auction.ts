// The Dragonewts join the player who offers more of the points to come (DP-PAC.RandomEvents.12-a to 12-d).

import type { Summand } from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import { join } from '../alliances/joining.ts';
import { allyOf } from '../core/alliances.ts';
import type { Board, Play } from '../core/board.ts';
import { topFrame } from '../core/frames.ts';
import type { Words } from '../core/position-words.ts';
import type { FrameRules } from '../core/power.ts';
import { endForesight } from '../core/rolls.ts';
import type { Rule } from '../core/rule.ts';
import { sheetOf } from '../core/scenarios.ts';
import type { State } from '../core/state.ts';
import { type Clause, NOBODY, type Player } from '../core/vocabulary.ts';
import { type People, peopleNamed } from '../core/world/peoples.ts';
import { eventOn } from '../core/world/random-events.ts';
import { chanceOf, remark } from './chance.ts';
import type { Happening } from './happening.ts';

const AUCTION = 12;

/** The people that joins the player who offers more. */
export const prize = (): People => peopleNamed(eventOn(AUCTION).people ?? '');

/** Who has still to make an offer. */
export const frames = ({ player }: Words) =>
  [
    z.strictObject({
      kind: z.literal('auction'),
      players: z.array(player),
      most: z.int().check(z.nonnegative()),
    }),
  ] as const;

export const auction: Happening = {
  without({ state }) {
    if (allyOf(state, prize()) !== NOBODY) return 'DP-PAC.RandomEvents.12-d';
    // In the last game-turn there is nothing to offer.
    return capOf(state) > 0 ? null : 'DP-PAC.RandomEvents.12-b';
  },
  happens({ state }) {
    const players = state.seats.map((_, player) => player);
    state.frames.push({ kind: 'auction', players, most: capOf(state) });
  },
};

/** R-DPP-47: the points that game-turns to come bring by the rates of the scenario. */
function capOf(state: Pick<State, 'scenario' | 'turn'>): number {
  const { turns, income } = sheetOf(state);
  let sum = 0;
  for (let turn = state.turn + 1; turn <= turns; turn++)
    sum += income?.rates.findLast(({ from }) => from <= turn)?.points ?? 0;
  return sum;
}

const offerRefusal = (board: Board, points: number): Clause | null =>
  points >= 0 && points <= frameOf(board).most ? null : 'DP-PAC.RandomEvents.12-b';

const frameOf = (board: Board) => topFrame(board, 'auction');

/** A player writes an offer down; no other sees it before all have. */
export const offer: Rule<'offer'> = {
  type: 'offer',
  timing: 'DP-PAC.RandomEvents.12-a',
  list(board, _player, sink) {
    const { most } = frameOf(board);
    for (let points = 0; points <= most && !sink.isFull(); points++) sink.add({ type: 'offer', points });
  },
  refusal: (board, _player, { points }) => offerRefusal(board, points),
  facts: (board) => ({ most: frameOf(board).most }),
  carryOut(play, player, { points }) {
    const { state, events } = play;
    const frame = frameOf(play);
    const offers = [...chanceOf(play).offers, { player, points }];
    remark(play, { offers: offers.sort((a, b) => a.player - b.player) });
    frame.players = frame.players.filter((other) => other !== player);
    events.push({
      type: 'offer-made',
      clause: 'DP-PAC.RandomEvents.12-a',
      seat: state.seats[player],
    });
    if (frame.players.length === 0) open(play);
  },
};

/** All offers are shown; the higher one wins, equal ones win nothing. */
function open(play: Play): void {
  const { state, events } = play;
  endForesight(play);
  const { offers, debts } = chanceOf(play);
  const made = state.seats.map((seat, player) => ({
    seat,
    points: offers.find((one) => one.player === player)?.points ?? 0,
  }));
  state.frames.pop();
  remark(play, { offers: [] });
  events.push({ type: 'offers-opened', clause: 'DP-PAC.RandomEvents.12-a', totals: made, reveals: true });
  const most = Math.max(...made.map(({ points }) => points));
  const [best, another] = made.flatMap(({ points }, player) => (points === most ? [player] : []));
  if (best === undefined || another !== undefined) return;
  if (most > 0) remark(play, { debts: [...debts, { player: best, points: most }] });
  join(play, best, prize(), 'DP-PAC.RandomEvents.12-a');
}

/** DP-PAC.RandomEvents.12-c: all points received go into what is owed, until it is paid. */
export function payDebt(play: Play, player: Player, soFar: number): readonly Summand[] {
  const { debts } = chanceOf(play);
  const owed = debts.find((debt) => debt.player === player)?.points ?? 0;
  const paid = Math.min(owed, soFar);
  if (paid === 0) return [];
  const left = debts.map((debt) => (debt.player === player ? { player, points: owed - paid } : debt));
  remark(play, { debts: left.filter(({ points }) => points > 0) });
  return [{ what: 'debt', value: -paid, clause: 'DP-PAC.RandomEvents.12-c' }];
}

export const frameRules: FrameRules<'auction'> = {
  auction: {
    clause: 'DP-PAC.RandomEvents.12-a',
    offers: ['offer'],
    isSolemn: true,
    facts: ({ most }) => ({ most }),
    form: {
      on: ['segment'],
      *faults(board, { players, most }) {
        if (most !== capOf(board.state)) yield ['most', `must be ${capOf(board.state)}`];
        if (players.length === 0) yield ['players', 'nobody is asked'];
        if (new Set(players).size < players.length) yield ['players', 'the same is named twice'];
        const { offers } = chanceOf(board);
        for (const [index, player] of players.entries())
          if (offers.some((one) => one.player === player))
            yield [`players[${index}]`, 'has made an offer already'];
      },
    },
  },
};
