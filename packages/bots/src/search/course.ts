import {
  copyJson,
  type Dice,
  type Game,
  type GameEvent,
  type GameState,
  hashState,
  type Seat,
} from '@hexwyrm/kernel';
import { nextPossible, type Plan } from './plan.ts';

/** A plan that is being carried out, as long as everything comes as it was thought. */
export class Course<S extends GameState, A, E extends GameEvent, V> {
  readonly #game: Game<S, A, E, V>;
  readonly #seat: Seat;
  readonly #plan: Plan<A>;
  #done = 0;
  /** How things should stand; null: nobody knows. */
  #now: S | null;

  constructor(game: Game<S, A, E, V>, seat: Seat, plan: Plan<A>, start: S) {
    this.#game = game;
    this.#seat = seat;
    this.#plan = plan;
    this.#now = game.clone(start);
  }

  /** What is left of the plan. */
  get rest(): Plan<A> {
    return this.#plan.slice(this.#done);
  }

  /** Whether the position looks as it was thought it would. */
  foresaw(state: S): boolean {
    const look = (position: S): string =>
      hashState(copyJson({ view: this.#game.view(position, this.#seat) }));
    return this.#now !== null && look(state) === look(this.#now);
  }

  /** The next action, as far as one is possible. */
  next(legal: readonly A[]): A | undefined {
    return this.#plan[nextPossible(this.#game.unitOf, this.#plan, this.#done, legal)];
  }

  /** The action is taken. */
  take(action: A, dice: Dice): void {
    const at = this.#plan.indexOf(action, this.#done);
    if (at >= 0) this.#done = at + 1;
    if (this.#now !== null && this.#game.explain(this.#now, this.#seat, action).ok)
      this.#game.apply(this.#now, this.#seat, action, dice);
    else this.#now = null;
  }
}
