import type { Advice, Analysis, Dice, Game, GameEvent, GameState, Missed, Seat } from '@hexwyrm/kernel';
import type { Budget } from '../bot.ts';
import { advise } from './advise.ts';
import { analyse, missedAt, type Played } from './analysis.ts';
import type { Counsel } from './counsel.ts';

/** Says how the positions of a game stand, and what to do about them. */
export interface Adviser<S extends GameState, A, E extends GameEvent, V> {
  readonly counsel: Counsel<S, A, E, V>;
  /** The best that the seat can do now, step by step; `state` looks like the true one to it. */
  advise(
    game: Game<S, A, E, V>,
    state: S,
    seat: Seat,
    dice: Dice,
    budget?: Partial<Budget>,
  ): Generator<undefined, Advice<A>, undefined>;
  /** What these actions of a finished match did to the chances, from one place in its log to another. */
  analyse(match: Played<S, A, E, V>, from: number, to: number): Analysis;
  /** What was missed in the turn that begins there; null: nothing. */
  missed(match: Played<S, A, E, V>, at: number): Missed<A> | null;
}

export const adviserOf = <S extends GameState, A, E extends GameEvent, V>(
  counsel: Counsel<S, A, E, V>,
): Adviser<S, A, E, V> => ({
  counsel,
  advise: (game, state, seat, dice, budget = {}) => advise(game, counsel, state, seat, dice, budget),
  analyse: (match, from, to) => analyse(match, counsel, from, to),
  missed: (match, at) => missedAt(match, counsel, at),
});
