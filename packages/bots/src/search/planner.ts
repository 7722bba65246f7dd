import type { Dice, Game, GameEvent, GameState, Seat } from '@hexwyrm/kernel';
import { type Bot, type Budget, seated, type Thought } from '../bot.ts';
import { Contest } from './contest.ts';
import { Course } from './course.ts';
import { perform } from './plan.ts';
import { type Craft, Rehearsal } from './rehearsal.ts';
import { weigh } from './weighing.ts';

/** Parts of what is left of a turn's budget that a thought may take: about a plan, and about a single action. */
const SHARE = { plan: 1 / 2, action: 1 / 4 } as const;
/** With so little of the budget left, a plan is carried out and the policy followed without another thought. */
const LITTLE = 1 / 16;

/** Plans the movement of whole player-turns, and weighs single actions in fights. The budget is for a turn. */
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
  #contest: Contest<S, A, E, V> | null = null;
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
    const { isPlanned, isWeighed, turnOf, policy } = this.#craft;
    const legal = game.legal(state, seat);
    const turn = turnOf(state);
    if (turn !== this.#turn) [this.#turn, this.#spent, this.#course, this.#contest] = [turn, 0, null, null];
    const left = budget.evaluations - this.#spent;
    const hasTime = legal.length > 1 && left >= budget.evaluations * LITTLE;
    const usual = (): A => policy.choose(game, state, seat, dice, { ...budget, ...policy.budget });
    const rehearsalFor = (share: number) =>
      new Rehearsal(game, this.#craft, state, seat, dice, { ...budget, evaluations: left * share });
    if (!isPlanned(state)) {
      if (legal.length === 1) return legal[0];
      return isWeighed(state) && hasTime
        ? yield* this.#weigh(rehearsalFor(SHARE.action), state, legal, usual())
        : usual();
    }
    const foreseen = this.#course?.foresaw(state) === true;
    if (legal.length > 1 && (hasTime || !foreseen))
      this.#course = yield* this.#plan(rehearsalFor(SHARE.plan), state, foreseen);
    const action = legal.length === 1 ? legal[0] : (this.#course?.next(legal) ?? usual());
    this.#course?.take(action, dice);
    this.#contest?.take(action);
    return action;
  }

  *#weigh(rehearsal: Rehearsal<S, A, E, V>, state: S, legal: readonly A[], usual: A): Thought<A> {
    const action = yield* weigh(rehearsal, state, legal, usual);
    this.#spent += rehearsal.applied;
    return action;
  }

  /** The best plan that is found: better than what is left of the last one, or than the policy's; null: there is no time. */
  *#plan(
    rehearsal: Rehearsal<S, A, E, V>,
    state: S,
    foreseen: boolean,
  ): Generator<undefined, Course<S, A, E, V> | null, undefined> {
    const { game, seat } = rehearsal;
    if (!foreseen) this.#contest = this.#newContest(rehearsal);
    const plan = this.#contest && (yield* this.#contest.run(rehearsal));
    this.#spent += rehearsal.applied;
    return plan && new Course(game, seat, plan, state);
  }

  #newContest(rehearsal: Rehearsal<S, A, E, V>): Contest<S, A, E, V> | null {
    const { dice } = rehearsal;
    const { policy, moods } = this.#craft;
    const rest = this.#course?.rest ?? [];
    const plan = perform(rehearsal, rest, policy, rehearsal.begin(dice), dice);
    if (rehearsal.isLate()) return null;
    return new Contest(plan, rest.length > 0 ? [policy, ...moods] : moods, dice);
  }
}
