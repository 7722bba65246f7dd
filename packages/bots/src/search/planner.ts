import type { Dice, Game, GameEvent, GameState, Seat } from '@hexwyrm/kernel';
import { type Bot, type Budget, seated, type Thought } from '../bot.ts';
import { Contest } from './contest.ts';
import { Course } from './course.ts';
import { perform } from './plan.ts';
import { type Craft, Rehearsal } from './rehearsal.ts';

/** Part of what is left of a turn's budget that one thought may take, and what it gets at least. */
const SHARE = 2;
const LEAST = 50;

/**
 * Plans whole player-turns. The budget is for a turn: it goes into the first choice, and into later ones when things come
 * otherwise than foreseen.
 */
export const planningBot = <S extends GameState, A, E extends GameEvent, V>(
  name: string,
  craft: Craft<S, A, E, V>,
  budget: Budget,
): Bot<S, A, E, V> => ({
  name,
  budget,
  choose: (...question) => new Planner(name, craft, budget).choose(...question),
  think: (...question) => new Planner(name, craft, budget).think(...question),
  sitDown: () =>
    new Planner(name, { ...craft, policy: seated(craft.policy), moods: craft.moods.map(seated) }, budget),
});

class Planner<S extends GameState, A, E extends GameEvent, V> implements Bot<S, A, E, V> {
  readonly name: string;
  readonly budget: Budget;
  readonly #craft: Craft<S, A, E, V>;
  #turn = '';
  #spent = 0;
  #course: Course<S, A, E, V> | null = null;

  constructor(name: string, craft: Craft<S, A, E, V>, budget: Budget) {
    this.name = name;
    this.#craft = craft;
    this.budget = budget;
  }

  choose(game: Game<S, A, E, V>, state: S, seat: Seat, dice: Dice, budget: Budget): A {
    const thought = this.think(game, state, seat, dice, budget);
    for (;;) {
      const step = thought.next();
      if (step.done) return step.value;
    }
  }

  *think(game: Game<S, A, E, V>, state: S, seat: Seat, dice: Dice, budget: Budget): Thought<A> {
    const { isPlanned, turnOf, policy } = this.#craft;
    const legal = game.legal(state, seat);
    const usual = (): A => policy.choose(game, state, seat, dice, policy.budget ?? budget);
    if (!isPlanned(state)) return legal.length === 1 ? legal[0] : usual();
    const turn = turnOf(state);
    if (turn !== this.#turn) [this.#turn, this.#spent, this.#course] = [turn, 0, null];
    if (legal.length > 1 && this.#course?.foresaw(state) !== true) {
      const evaluations = Math.max(LEAST, (budget.evaluations - this.#spent) / SHARE);
      const rehearsal = new Rehearsal(game, this.#craft, state, seat, dice, { ...budget, evaluations });
      this.#course = yield* this.#plan(rehearsal, state);
      this.#spent += rehearsal.applied;
    }
    const action = legal.length === 1 ? legal[0] : (this.#course?.next(legal) ?? usual());
    this.#course?.take(action, dice);
    return action;
  }

  /** The best plan that is found: better than what is left of the last one, or than the policy's; null: there is no time. */
  *#plan(
    rehearsal: Rehearsal<S, A, E, V>,
    state: S,
  ): Generator<undefined, Course<S, A, E, V> | null, undefined> {
    const { game, seat, dice } = rehearsal;
    const { policy, moods } = this.#craft;
    const rest = this.#course?.rest ?? [];
    const known = perform(rehearsal, rest, policy, rehearsal.begin(dice), dice);
    if (rehearsal.isLate()) return null;
    const contest = new Contest(rehearsal, known);
    for (const player of rest.length > 0 ? [policy, ...moods] : moods) {
      if (rehearsal.isOver()) break;
      const plan = perform(rehearsal, [], player, rehearsal.begin(dice), dice);
      if (!rehearsal.isLate()) contest.enter(plan);
      yield;
    }
    return new Course(game, seat, yield* contest.run(), state);
  }
}
