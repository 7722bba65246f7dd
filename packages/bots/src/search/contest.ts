import { type Dice, type GameEvent, type GameState, pickIndex, pickOne, seededDice } from '@hexwyrm/kernel';
import type { Bot } from '../bot.ts';
import { crossing } from './crossing.ts';
import { type Plan, perform } from './plan.ts';
import { Race } from './race.ts';
import type { Rehearsal } from './rehearsal.ts';
import { variation } from './variation.ts';

/** Rivals in vain, after which no more are looked for. */
const PATIENCE = 60;
/** Changes that are tried to find a new rival. */
const TRIES = 10;

/**
 * Looks for a better plan for the turn: rivals meet the best plan one after the other, first those of other moods, then changes of
 * the best. All meet the same fates: the same dice, and the same guess at what is hidden. It may go on after each action.
 */
export class Contest<S extends GameState, A, E extends GameEvent, V> {
  readonly #race: Race<Plan<A>>;
  readonly #players: Bot<S, A, E, V>[];
  #known: Plan<A>[];
  #idle = 0;

  /** Begins with a plan; the players may have others. */
  constructor(plan: Plan<A>, players: readonly Bot<S, A, E, V>[], dice: Dice) {
    this.#race = new Race(plan, dice);
    this.#known = [plan];
    this.#players = [...players];
  }

  /** An action of the best plan has been taken: what is left of it, and of those that have it too. */
  take(action: A): void {
    const words = JSON.stringify(action);
    const rest = (plan: Plan<A>): Plan<A>[] => {
      const at = plan.findIndex((each) => JSON.stringify(each) === words);
      return at < 0 ? [] : [plan.toSpliced(at, 1)];
    };
    const { best } = this.#race;
    this.#race.rename(rest(best)[0] ?? best);
    this.#known = this.#known.flatMap(rest);
  }

  /** The best plan that is found before the budget is over. */
  *run(rehearsal: Rehearsal<S, A, E, V>): Generator<undefined, Plan<A>, undefined> {
    const track = {
      worthOf: (plan: Plan<A>, fate: number) => worthOf(rehearsal, plan, fate),
      isOver: () => rehearsal.isOver(),
    };
    while (this.#idle < PATIENCE && !rehearsal.isOver()) {
      const plan = yield* this.#another(rehearsal);
      if (plan === undefined) break;
      const won = yield* this.#race.meet(plan, track);
      this.#idle = won ? 0 : this.#idle + 1;
    }
    return this.#race.best;
  }

  /** A plan that has not been tried yet, if one is found in time. */
  *#another(rehearsal: Rehearsal<S, A, E, V>): Generator<undefined, Plan<A> | undefined, undefined> {
    for (let tries = this.#players.length + TRIES; tries > 0; tries -= 1) {
      const plan = this.#idea(rehearsal);
      if (rehearsal.isLate()) return undefined;
      yield;
      const key = keyOf(plan);
      if (this.#known.some((known) => keyOf(known) === key)) continue;
      this.#known.push(plan);
      return plan;
    }
    return undefined;
  }

  /** What another player would do; then the best plan with moves of one that is known, or with some that are drawn at random. */
  #idea(rehearsal: Rehearsal<S, A, E, V>): Plan<A> {
    const { game, dice } = rehearsal;
    const player = this.#players.shift();
    if (player !== undefined) return perform(rehearsal, [], player, rehearsal.begin(dice), dice);
    const plan = this.#race.best;
    return this.#known.length > 1 && pickIndex(dice, 2) === 0
      ? crossing(game.unitOf, plan, pickOne(dice, this.#known), dice)
      : variation(rehearsal, plan);
  }
}

/** What a plan comes to under a fate. */
function worthOf<S extends GameState, A, E extends GameEvent, V>(
  rehearsal: Rehearsal<S, A, E, V>,
  plan: Plan<A>,
  fate: number,
): number {
  const dice = seededDice(fate);
  const state = rehearsal.begin(dice);
  perform(rehearsal, plan, rehearsal.craft.policy, state, dice);
  return rehearsal.outcome(state, fate);
}

/** Plans that move the same units in the same ways are one. */
const keyOf = <A>(plan: Plan<A>): string =>
  plan
    .map((action) => JSON.stringify(action))
    .sort()
    .join();
