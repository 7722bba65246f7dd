// The diplomacy segment: both players receive points and share them out in secret, at the same time (14.1.2).

import * as z from 'zod/mini';
import type { Board, Play } from '../core/board.ts';
import { topFrame } from '../core/frames.ts';
import type { Words } from '../core/position-words.ts';
import type { FrameRules } from '../core/power.ts';
import type { Rule } from '../core/rule.ts';
import { sheetOf } from '../core/scenarios.ts';
import { type Clause, clauseOf, type Player } from '../core/vocabulary.ts';
import { MAJORS } from '../core/world/peoples.ts';
import { hasFund, putIntoFund } from '../replacements/fund.ts';
import { FUND } from './actions.ts';
import { incomeOf } from './income.ts';
import { credit, leftToAllot, record } from './ledger.ts';
import { NO_DIPLOMACY } from './state.ts';

/** Who has still to seal how he shares out his points (DP-14.1.2-d). */
export const frames = ({ player }: Words) =>
  [z.strictObject({ kind: z.literal('diplomacy'), players: z.array(player) })] as const;

const frameOf = (board: Board) => topFrame(board, 'diplomacy');

/** DP-14.1.2-a: every player receives points; those who have any have to give them away now. */
export function beginDiplomacy(play: Play): void {
  const { state, events } = play;
  const { income } = sheetOf(state);
  if (income === undefined) return;
  const received = state.seats.map((_, player) => incomeOf(play, player));
  const { incomes } = state.diplomacy ?? NO_DIPLOMACY;
  record(play, { incomes: [...incomes, ...received] });
  for (const { player, points } of received) {
    const seat = state.seats[player];
    events.push({ type: 'points-received', clause: clauseOf(income.clause), seat, points });
  }
  const players = received.flatMap(({ player, points }) => (points > 0 ? [player] : []));
  if (players.length > 0) state.frames.push({ kind: 'diplomacy', players });
}

/** DP-14.1.2-e, DP-18.9.5-b: major independents, allied or not (R-DPP-40), and the replacement fund. */
const beneficiariesIn = (board: Board): readonly string[] => [
  ...MAJORS.map(({ id }) => id),
  ...(hasFund(board) ? [FUND] : []),
];

/** Why the player cannot give the people so many points, or null. */
function allotRefusal(board: Board, player: Player, people: string, points: number): Clause | null {
  if (!beneficiariesIn(board).includes(people)) return 'DP-14.1.2-e';
  return points <= leftToAllot(board.state, player) ? null : 'DP-14.1.2-b';
}

export const allot: Rule<'allot'> = {
  type: 'allot',
  timing: 'DP-14.1.2-b',
  list(board, player, sink) {
    const left = leftToAllot(board.state, player);
    for (const people of beneficiariesIn(board))
      for (let points = 1; points <= left; points++) sink.add({ type: 'allot', people, points });
  },
  refusal: (board, player, { people, points }) => allotRefusal(board, player, people, points),
  carryOut(play, player, { people, points }) {
    const seat = play.state.seats[player];
    credit(play, player, people, points, 'allotted');
    if (people === FUND) putIntoFund(play, player, points);
    play.events.push({
      type: 'points-allotted',
      clause: 'DP-14.1.2-d',
      seat,
      people,
      points,
      audience: [seat],
    });
  },
};

/** DP-14.1.2-b: all points are given; none is saved. */
export const seal: Rule<'seal'> = {
  type: 'seal',
  timing: 'DP-14.1.2-b',
  list(board, player, sink) {
    if (leftToAllot(board.state, player) === 0) sink.add({ type: 'seal' });
  },
  refusal: (board, player) => (leftToAllot(board.state, player) === 0 ? null : 'DP-14.1.2-b'),
  carryOut(play, player) {
    const { state, events } = play;
    const frame = frameOf(play);
    frame.players = frame.players.filter((other) => other !== player);
    events.push({ type: 'points-sealed', clause: 'DP-14.1.2-d', seat: state.seats[player] });
    if (frame.players.length === 0) state.frames.pop();
  },
};

export const frameRules: FrameRules<'diplomacy'> = {
  diplomacy: {
    clause: 'DP-14.1.2-b',
    offers: ['allot', 'seal'],
    isSolemn: true,
    form: {
      on: ['segment'],
      *faults({ state }, { players }) {
        if (players.length === 0) yield ['players', 'nobody is asked'];
        if (new Set(players).size < players.length) yield ['players', 'the same is named twice'];
        for (const [index, player] of players.entries())
          if (!state.diplomacy?.incomes.some((one) => one.player === player && one.turn === state.turn))
            yield [`players[${index}]`, 'has received no points in this game-turn'];
      },
    },
  },
};
