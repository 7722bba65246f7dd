import { type Dice, type Game, type GameEvent, type GameState, type Seat, seededDice } from '@hexwyrm/kernel';
import { type Bot, type Budget, DEFAULT_BUDGET } from '../bot.ts';
import type { Judgement } from '../judgement.ts';

/** What a game lends a bot that plans whole turns. */
export interface Craft<S extends GameState, A, E extends GameEvent, V> {
  /** Plays on sensibly where nothing is planned. */
  readonly policy: Bot<S, A, E, V>;
  /** The same player in other moods: bolder, more careful, after other things. */
  readonly moods: readonly Bot<S, A, E, V>[];
  readonly judgement: Judgement<S, A>;
  /** Names the player-turn: it changes when the turn passes. */
  turnOf(state: S): string;
  /** Whether the open choice is part of a plan, such as a move; the policy makes all others, such as in fights. */
  isPlanned(state: S): boolean;
  /** Whether the open choice, part of no plan, is worth a thought of its own, such as whom to attack. */
  isWeighed(state: S): boolean;
  /** The moves that a unit can make as a whole. */
  movesOf(state: S, seat: Seat, unit: number): readonly Move<A>[];
}

/** A whole move of a unit. */
export interface Move<A> {
  readonly actions: readonly A[];
}

/** No turn takes more actions: it would be a loop. */
const LONGEST = 600;
/** Player-turns that are played on: the seat's own, the one that answers it, and the next. */
const TURNS = 3;
/** Positions that the policy looks at for a choice while a plan is tried out: fewer than at the table, but not so few that it plays worse. */
const QUICK = 120;

/** A game played on in thought, from what a seat knows. It counts what that takes. */
export class Rehearsal<S extends GameState, A, E extends GameEvent, V> {
  readonly seat: Seat;
  readonly craft: Craft<S, A, E, V>;
  readonly dice: Dice;
  readonly game: Game<S, A, E, V>;
  readonly #start: S;
  readonly #budget: Budget;
  #applied = 0;

  constructor(
    game: Game<S, A, E, V>,
    craft: Craft<S, A, E, V>,
    start: S,
    seat: Seat,
    dice: Dice,
    budget: Budget,
  ) {
    this.game = {
      ...game,
      apply: (...args) => {
        this.#applied += 1;
        return game.apply(...args);
      },
    };
    this.craft = craft;
    this.#start = start;
    this.seat = seat;
    this.dice = dice;
    this.#budget = budget;
  }

  /** Actions tried so far. */
  get applied(): number {
    return this.#applied;
  }

  isOver(): boolean {
    return this.#applied >= this.#budget.evaluations || this.isLate();
  }

  /** What is being tried is then left as it is, and says nothing. */
  isLate(): boolean {
    return this.#budget.isOver?.() === true;
  }

  /** A position that looks like the present one to the seat. */
  begin(dice: Dice): S {
    return this.game.sample(this.#start, this.seat, dice);
  }

  /** Plays on to the seat's next choice that is planned, and lists what it can do; null: the turn has ended. */
  nextChoice(state: S, dice: Dice): readonly A[] | null {
    const { turnOf, isPlanned } = this.craft;
    const turn = turnOf(this.#start);
    for (let i = 0; i < LONGEST && !this.isLate(); i += 1) {
      const decision = this.game.decision(state);
      if (decision === null || turnOf(state) !== turn) return null;
      if (decision.seats.includes(this.seat) && isPlanned(state)) {
        const legal = this.game.legal(state, this.seat);
        if (legal.length > 1) return legal;
        this.game.apply(state, this.seat, legal[0], dice);
      } else this.#act(state, decision.seats[0], dice);
    }
    return null;
  }

  /** What the player would do at the table. */
  adviceOf(player: Bot<S, A, E, V>, state: S, seat: Seat, dice: Dice): A {
    const { evaluations } = player.budget ?? DEFAULT_BUDGET;
    return player.choose(this.game, state, seat, dice, { ...this.#budget, evaluations });
  }

  /** What the policy would do without much thought. */
  #act(state: S, seat: Seat, dice: Dice): void {
    const { policy } = this.craft;
    const action = policy.choose(this.game, state, seat, dice, { ...this.#budget, evaluations: QUICK });
    this.game.apply(state, seat, action, dice);
  }

  /** Plays on as the policy would, each turn with dice of its own; how much better the seat then stands than its rivals. */
  outcome(state: S, fate: number): number {
    const { turnOf } = this.craft;
    let turn = turnOf(this.#start);
    let dice = seededDice(fate);
    for (let turns = 0, actions = 0; actions < TURNS * LONGEST && !this.isLate(); actions += 1) {
      const decision = this.game.decision(state);
      if (decision === null) break;
      if (turnOf(state) !== turn) {
        turns += 1;
        if (turns === TURNS) break;
        turn = turnOf(state);
        dice = seededDice(fate + turns);
      }
      this.#act(state, decision.seats[0], dice);
    }
    return this.#leadIn(state);
  }

  #leadIn(state: S): number {
    const { judgement } = this.craft;
    const rivals = this.game.seatsOf(state).filter((seat) => seat !== this.seat);
    const worst = Math.max(...rivals.map((seat) => judgement.value(state, seat)));
    return (judgement.value(state, this.seat) - worst) / 2;
  }
}
