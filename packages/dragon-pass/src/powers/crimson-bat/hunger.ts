// The Crimson Bat's account: which feeding days it missed, and what it is owed (13.1, R-DPP-30).

import * as z from 'zod/mini';
import { type Board, type Play, unitOf } from '../../core/board.ts';
import type { Addition } from '../../core/power.ts';
import { MOON_PHASES, type UnitId } from '../../core/vocabulary.ts';
import { unitWith } from '../../stacks/roster.ts';

/** The Crimson Bat's account (R-DPP-30). */
export interface Hunger {
  readonly missedDying: boolean;
  readonly missedBlack: boolean;
  /** Units devoured towards the open debt. */
  readonly eaten: number;
  /** Has had its meal on this Black or Dying day. */
  readonly fed: boolean;
  /** Enemies devoured in battle on this Black or Dying day; units that escape do not count (DP-13.1-j). */
  readonly prey: readonly UnitId[];
}

export interface Added {
  hunger: Hunger;
}

/** Nothing owed, nothing eaten. */
export const sated = (): Hunger => ({
  missedDying: false,
  missedBlack: false,
  eaten: 0,
  fed: false,
  prey: [],
});

const flag = z._default(z.boolean(), false);

export const added: Addition<Added> = {
  blank: () => ({ hunger: sated() }),
  fields: ({ unit }) => ({
    hunger: z.prefault(
      z.strictObject({
        missedDying: flag,
        missedBlack: flag,
        eaten: z._default(z.int().check(z.nonnegative()), 0),
        fed: flag,
        prey: z._default(z.array(unit), []),
      }),
      {},
    ),
  }),
  seen: ({ hunger }, { known }) => ({ hunger: { ...hunger, prey: hunger.prey.filter(known) } }),
};

const change = ({ state }: Play, changes: Partial<Hunger>): void => {
  state.hunger = { ...state.hunger, ...changes };
};

export const batOf = unitWith('devours-lunars');

const isOnMap = (board: Board, id: UnitId): boolean => id >= 0 && unitOf(board, id).hex >= 0;

const dayOf = ({ state }: Board): string => (state.moon === null ? '' : MOON_PHASES[state.moon]);

/** DP-13.1-f: it has to devour a unit on every Black and every Dying day. */
const isFeedingDay = (board: Board): boolean => dayOf(board) === 'black' || dayOf(board) === 'dying';

/** DP-13.1-i: a meal or a victim in battle, whichever comes first. */
const isUnfed = (board: Board): boolean => {
  const { fed, prey } = board.state.hunger;
  return isFeedingDay(board) && !fed && prey.length === 0;
};

const missedDays = ({ missedDying, missedBlack }: Hunger): number =>
  (missedDying ? 1 : 0) + (missedBlack ? 1 : 0);

/** DP-PAC.BatHunger-a: what missed days have grown to on a day of the moon. */
export const hungerOn = (board: Board, day: string, missed: number): number | undefined =>
  board.world.tables.batHunger[day]?.[missed - 1];

/** What is left of a missed day's debt; on the Black day after a missed Dying day it is still that one unit. */
function arrears(board: Board, onBlack: number): number {
  const { hunger } = board.state;
  const missed = missedDays(hunger);
  if (missed === 0) return 0;
  const grown = dayOf(board) === 'black' ? onBlack : (hungerOn(board, dayOf(board), missed) ?? 0);
  return Math.max(grown - hunger.eaten, 0);
}

/** DP-13.1-l, m: the units due today (R-DPP-31). */
export const dueToday = (board: Board): number => (isUnfed(board) ? 1 : 0) + arrears(board, 1);

/** DP-13.1-v: how many units it would take today; on Black as many as will count on Crescent-come. */
export const appetite = (board: Board): number =>
  (isUnfed(board) ? 1 : 0) + arrears(board, hungerOn(board, 'crescent-come', 1) ?? 0);

/** A Lunar unit counts for the day first, then towards the debt (DP-13.1-k, l). */
export function swallow(play: Play): void {
  change(play, isUnfed(play) ? { fed: true } : { eaten: play.state.hunger.eaten + 1 });
  wipeIfSated(play);
}

/** DP-13.1-n: all that was due has been devoured. */
function wipeIfSated(play: Play): void {
  if (!isFeedingDay(play) && dueToday(play) === 0) play.state.hunger = sated();
}

/** DP-13.1-i: prey taken in battle on a feeding day sates it for that day, in any turn (R-DPP-32). */
export function notePrey(play: Play, by: UnitId, unit: UnitId): void {
  if (by === batOf(play) && isFeedingDay(play)) change(play, { prey: [...play.state.hunger.prey, unit] });
}

/** DP-13.1-j: a unit that escapes was not devoured. */
export function releasePrey(play: Play, unit: UnitId): void {
  const { prey } = play.state.hunger;
  if (prey.includes(unit)) change(play, { prey: prey.filter((other) => other !== unit) });
}

/** DP-13.1-f, u: a feeding day that ends without a meal has been missed. */
export function endDay(play: Play): void {
  if (!isOnMap(play, batOf(play)) || !isUnfed(play)) return;
  const phase = dayOf(play) === 'dying' ? 'dying' : 'black';
  change(play, phase === 'dying' ? { missedDying: true } : { missedBlack: true });
  play.events.push({ type: 'feeding-missed', clause: 'DP-13.1-f', phase });
}

export function beginDay(play: Play): void {
  change(play, { fed: false, prey: [] });
  wipeIfSated(play);
}
