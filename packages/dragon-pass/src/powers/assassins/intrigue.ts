// What assassins gain and cost: more or fewer diplomacy points in the next game-turn (DP-17.2-i).

import { type Summand, sumOf } from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import type { Play } from '../../core/board.ts';
import type { Words } from '../../core/position-words.ts';
import { sheetOf } from '../../core/scenarios.ts';
import type { Clause, Player } from '../../core/vocabulary.ts';

/** Points a player's assassin won or lost in a game-turn. The dice were public, and so are they. */
export interface Intrigue {
  readonly turn: number;
  readonly player: Player;
  readonly points: number;
}

export interface Added {
  /** Absent while no assassin has changed an income to come. */
  intrigues?: readonly Intrigue[] | undefined;
}

export const fields = ({ player }: Words) => ({
  intrigues: z.exactOptional(
    z.array(z.strictObject({ turn: z.int().check(z.positive()), player, points: z.int() })),
  ),
});

export interface Events {
  /** An assassin changes the points its player receives in the next game-turn. */
  'income-changed': { seat: string; points: number; result: 'gained' | 'lost' };
}

/** DP-17.2-g: only where there are diplomacy points at all. */
export function changeIncome(play: Play, player: Player, points: number, clause: Clause): void {
  const { state, events } = play;
  const { turn, seats, intrigues = [] } = state;
  if (points === 0 || sheetOf(state).income === undefined) return;
  state.intrigues = [...intrigues, { turn, player, points }];
  events.push({
    type: 'income-changed',
    clause,
    seat: seats[player],
    points: Math.abs(points),
    result: points > 0 ? 'gained' : 'lost',
  });
}

/** DP-17.2-i: everything of the game-turn before, once; nothing is carried further (R-DPP-44). */
export function incomeChange({ state }: Play, player: Player): readonly Summand[] {
  const { turn, intrigues = [] } = state;
  const value = sumOf(
    intrigues
      .filter((one) => one.player === player && one.turn === turn - 1)
      .map(({ points }) => ({ what: 'assassins', value: points, clause: 'DP-17.2-i' })),
  ).total;
  return value === 0 ? [] : [{ what: 'assassins', value, clause: 'DP-17.2-i' }];
}

/** What was won or lost before this game-turn has been received. */
export function forget({ state }: Play): void {
  const { turn, intrigues } = state;
  if (intrigues === undefined) return;
  const left = intrigues.filter((one) => one.turn >= turn);
  if (left.length > 0) state.intrigues = left;
  else state.intrigues = undefined;
}
