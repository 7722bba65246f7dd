// The Crimson Bat's account: which feeding days it missed, and what it is owed (13.1, R-DPP-30).

import { type Board, type Play, unitOf } from '../../core/board.ts';
import type { Hunger } from '../../core/state.ts';
import { MOON_PHASES, type UnitId } from '../../core/vocabulary.ts';
import { unitWith } from '../../stacks/roster.ts';

/** Nothing owed, nothing eaten. */
export const sated = (): Hunger => ({
  missedDying: false,
  missedBlack: false,
  eaten: 0,
  fed: false,
  prey: [],
});

export const batOf = (board: Board): UnitId => unitWith(board, 'devours-lunars');

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
  const { hunger } = play.state;
  if (isUnfed(play)) hunger.fed = true;
  else hunger.eaten += 1;
  wipeIfSated(play);
}

/** DP-13.1-n: all that was due has been devoured. */
function wipeIfSated(play: Play): void {
  if (!isFeedingDay(play) && dueToday(play) === 0) play.state.hunger = sated();
}

/** DP-13.1-i: prey taken in battle on a feeding day sates it for that day, in any turn (R-DPP-32). */
export function notePrey(play: Play, by: UnitId, unit: UnitId): void {
  if (by === batOf(play) && isFeedingDay(play)) play.state.hunger.prey.push(unit);
}

/** DP-13.1-j: a unit that escapes was not devoured. */
export function releasePrey({ state }: Play, unit: UnitId): void {
  state.hunger.prey = state.hunger.prey.filter((other) => other !== unit);
}

/** DP-13.1-f, u: a feeding day that ends without a meal has been missed. */
export function endDay(play: Play): void {
  if (!isOnMap(play, batOf(play)) || !isUnfed(play)) return;
  const { state, events } = play;
  const phase = dayOf(play) === 'dying' ? 'dying' : 'black';
  if (phase === 'dying') state.hunger.missedDying = true;
  else state.hunger.missedBlack = true;
  events.push({ type: 'feeding-missed', clause: 'DP-13.1-f', phase });
}

export function beginDay(play: Play): void {
  play.state.hunger.fed = false;
  play.state.hunger.prey = [];
  wipeIfSated(play);
}
