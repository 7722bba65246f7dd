import type { Dice, Game, GameEvent, GameState, Seat } from '@hexwyrm/kernel';
import { type Bot, type Budget, DEFAULT_BUDGET } from '../bot.ts';
import type { Judgement } from '../judgement.ts';
import { Sweep } from './sweep.ts';

/** What a game lends a bot that plans whole turns. */
export interface Craft<S extends GameState, A, E extends GameEvent, V> {
  /** Plays on, quickly and sensibly, where nothing is planned. */
  readonly policy: Bot<S, A, E, V>;
  readonly judgement: Judgement<S, A>;
  /** Names the player-turn: it changes when the turn passes. */
  turnOf(state: S): string;
  /** Whether the open choice is part of a plan, such as a move; the policy makes all others, such as in fights. */
  isPlanned(state: S): boolean;
  /** The moves that a unit can make as a whole. */
  courses(state: S, seat: Seat, unit: number): readonly Course<A>[];
  /** The hex the unit is in; below 0 it is off the map. */
  placeOf(state: S, unit: number): number;
}

/** A whole move of a unit, and where it leads. */
export interface Course<A> {
  readonly actions: readonly A[];
  readonly to: string;
}

/** No turn takes more actions: it would be a loop. */
const LONGEST = 600;

/** A game played on in thought, from what a seat knows. It counts what that takes. */
export class Rehearsal<S extends GameState, A, E extends GameEvent, V> {
  readonly seat: Seat;
  readonly craft: Craft<S, A, E, V>;
  readonly #game: Game<S, A, E, V>;
  readonly #start: S;
  readonly #dice: Dice;
  #budget: Budget;
  #applied = 0;

  constructor(
    game: Game<S, A, E, V>,
    craft: Craft<S, A, E, V>,
    start: S,
    seat: Seat,
    dice: Dice,
    budget: Budget,
  ) {
    this.#game = {
      ...game,
      apply: (...args) => {
        this.#applied += 1;
        return game.apply(...args);
      },
    };
    this.craft = craft;
    this.#start = start;
    this.seat = seat;
    this.#dice = dice;
    this.#budget = budget;
  }

  get game(): Game<S, A, E, V> {
    return this.#game;
  }

  get dice(): Dice {
    return this.#dice;
  }

  /** Actions tried so far. */
  get applied(): number {
    return this.#applied;
  }

  /** It may go on for so long. */
  grant(budget: Budget): void {
    this.#applied = 0;
    this.#budget = budget;
  }

  isOver(): boolean {
    return this.#applied >= this.#budget.evaluations || this.isLate();
  }

  /** What is being tried is then left as it is, and says nothing. */
  isLate(): boolean {
    return this.#budget.isOver?.() === true;
  }

  /** A position that looks like the present one to the seat. */
  begin(dice: Dice = this.#dice): S {
    return this.#game.sample(this.#start, this.seat, dice);
  }

  /** Plays on to the seat's next choice that is planned, and lists what it can do; null: the turn has ended. */
  nextChoice(state: S, dice: Dice = this.#dice): readonly A[] | null {
    const { turnOf, isPlanned } = this.craft;
    const turn = turnOf(this.#start);
    for (let i = 0; i < LONGEST && !this.isLate(); i += 1) {
      const decision = this.#game.decision(state);
      if (decision === null || turnOf(state) !== turn) return null;
      if (decision.seats.includes(this.seat) && isPlanned(state)) {
        const legal = this.#game.legal(state, this.seat);
        if (legal.length > 1) return legal;
        this.#game.apply(state, this.seat, legal[0], dice);
      } else this.#answer(state, decision.seats[0], dice);
    }
    return null;
  }

  /** What the policy would do. */
  advice(state: S, seat: Seat, dice: Dice = this.#dice): A {
    const { policy } = this.craft;
    const { evaluations } = policy.budget ?? DEFAULT_BUDGET;
    return policy.choose(this.#game, state, seat, dice, { ...this.#budget, evaluations });
  }

  #answer(state: S, seat: Seat, dice: Dice): void {
    this.#game.apply(state, seat, this.advice(state, seat, dice), dice);
  }

  /** Plays the turn to its end, and the one that answers it as well if asked; what the seat then thinks of it. */
  outcome(state: S, dice: Dice = this.#dice, answered = false): number {
    const { turnOf, judgement } = this.craft;
    const turn = turnOf(this.#start);
    this.#playOut(state, turn, dice);
    if (answered && this.#game.decision(state) !== null) this.#playOut(state, turnOf(state), dice);
    return judgement.value(state, this.seat);
  }

  #playOut(state: S, turn: string, dice: Dice): void {
    const { turnOf, judgement, isPlanned } = this.craft;
    const sweep = new Sweep(this.#game, judgement, dice);
    for (let i = 0; i < LONGEST && !this.isLate(); i += 1) {
      const decision = this.#game.decision(state);
      if (decision === null || turnOf(state) !== turn) break;
      const [seat] = decision.seats;
      if (isPlanned(state)) this.#game.apply(state, seat, sweep.choose(state, seat), dice);
      else this.#answer(state, seat, dice);
    }
  }
}
