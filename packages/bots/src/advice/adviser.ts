import type { Advice, Dice, Game, GameEvent, GameState, Seat } from '@hexwyrm/kernel';
import type { Budget } from '../bot.ts';
import { advise } from './advise.ts';
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
}

export const adviserOf = <S extends GameState, A, E extends GameEvent, V>(
  counsel: Counsel<S, A, E, V>,
): Adviser<S, A, E, V> => ({
  counsel,
  advise: (game, state, seat, dice, budget = {}) => advise(game, counsel, state, seat, dice, budget),
});
