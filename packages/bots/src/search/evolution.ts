import {
  copyJson,
  type Dice,
  type GameEvent,
  type GameState,
  hashState,
  pickIndex,
  seededDice,
} from '@hexwyrm/kernel';
import type { Budget } from '../bot.ts';
import { mean } from '../ratings/statistics.ts';
import { nextPossible, type Plan, worthOf } from './plan.ts';
import type { Rehearsal } from './rehearsal.ts';
import { type Scale, scaleFor } from './scale.ts';
import { variation } from './variation.ts';

/** Tries of a changed plan before it may take the place of the old one, and after which it is dropped. */
const TRIALS = { least: 6, most: 20 } as const;
/** Standard errors by which it has to lead: of many changes some look better by luck. */
const SURE = 2.3;
/** What squares of leads add up to at least, on a scale from 0 to 1: a few that are alike prove little. */
const COMMON = 0.02;
/** So many changes in vain, and no more is found. */
const PATIENCE = 200;
const SOUNDINGS = 4;

/** A plan and what it came to under each fate, as far as it was tried. */
interface Tried<A> {
  readonly plan: Plan<A>;
  readonly values: number[];
}

/**
 * Changes a plan for a turn and keeps what does better under the same fates: the same dice, and the same guess at what is hidden. It
 * goes on from choice to choice, on what is left of the plan, as long as everything comes as it was thought.
 */
export class Evolution<S extends GameState, A, E extends GameEvent, V> {
  readonly #rehearsal: Rehearsal<S, A, E, V>;
  #fates: readonly number[];
  #best: Tried<A>;
  #rival: Tried<A> | null = null;
  #scale: Scale | null = null;
  #idle = 0;
  /** How much of the plan is done, and how things should stand then; null: nobody knows. */
  #done = 0;
  #now: S | null;
  #isImproved: boolean;

  /** Begins with a plan, and what may be better. */
  constructor(rehearsal: Rehearsal<S, A, E, V>, plan: Plan<A>, rival: Plan<A> | null) {
    this.#rehearsal = rehearsal;
    this.#fates = drawn(rehearsal.dice);
    this.#best = { plan, values: [] };
    this.#rival = rival && { plan: rival, values: [] };
    this.#now = rehearsal.begin();
    this.#isImproved = rival !== null;
  }

  /** Whether a better plan than the policy's was found. */
  get isImproved(): boolean {
    return this.#isImproved;
  }

  /** What is left of the plan. */
  get rest(): Plan<A> {
    return this.#best.plan.slice(this.#done);
  }

  /** Whether the position looks as it was thought it would. */
  foresaw(state: S): boolean {
    const { game, seat } = this.#rehearsal;
    const look = (position: S): string => hashState(copyJson({ view: game.view(position, seat) }));
    return this.#now !== null && look(state) === look(this.#now);
  }

  /** The next action, as far as one is possible. */
  next(legal: readonly A[]): A | undefined {
    const { plan } = this.#best;
    return plan[nextPossible(this.#rehearsal.game.unitOf, plan, this.#done, legal)];
  }

  /** The action is taken. */
  take(action: A): void {
    const { game, seat, dice } = this.#rehearsal;
    const { plan } = this.#best;
    const at = plan.indexOf(action, this.#done);
    if (at >= 0) this.#done = at + 1;
    // A rival that would have begun otherwise comes too late.
    const rival = this.#rival;
    if (rival !== null && plan.slice(0, this.#done).some((each, i) => each !== rival.plan[i]))
      this.#rival = null;
    if (this.#now !== null && game.explain(this.#now, seat, action).ok)
      game.apply(this.#now, seat, action, dice);
    else this.#now = null;
  }

  /** Goes on until the budget is over, or nothing more is found; how many actions that took. */
  *improve(budget: Budget): Generator<undefined, number, undefined> {
    const rehearsal = this.#rehearsal;
    rehearsal.grant(budget);
    while (this.#idle < PATIENCE && !rehearsal.isOver()) {
      if (this.#rival === null) {
        const plan = variation(rehearsal, this.#best.plan, this.#done);
        this.#idle += 1;
        if (plan !== this.#best.plan) this.#rival = { plan, values: [] };
      } else this.#compare(this.#rival);
      yield;
    }
    return rehearsal.applied;
  }

  /** One more try, of the plan or of its rival; then what that says. */
  #compare(rival: Tried<A>): void {
    const best = this.#best;
    const from = [best, rival].find(({ values }) => values.length <= rival.values.length) ?? rival;
    const fate = this.#fates[from.values.length];
    const value = worthOf(this.#rehearsal, from.plan, seededDice(fate));
    if (this.#rehearsal.isLate()) return;
    from.values.push(value);
    if (from === best) return;
    const scale = this.#scale ?? scaleFor(best.values);
    if (best.values.length >= SOUNDINGS) this.#scale ??= scale;
    const leads = rival.values.map((each, i) => scale(each) - scale(best.values[i]));
    const lead = mean(leads);
    if (leads.length >= TRIALS.least && lead > SURE * errorOf(leads)) this.#adopt(rival.plan);
    else if (lead <= 0 || leads.length === this.#fates.length) this.#rival = null;
  }

  #adopt(plan: Plan<A>): void {
    // Fates that a plan was chosen by flatter it.
    this.#fates = drawn(this.#rehearsal.dice);
    this.#best = { plan, values: [] };
    this.#rival = null;
    this.#idle = 0;
    this.#isImproved = true;
  }
}

/** How far the mean of so few numbers may be off. */
function errorOf(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const squares = numbers.reduce((sum, number) => sum + (number - middle) ** 2, COMMON);
  return Math.sqrt(squares / (numbers.length - 1) / numbers.length);
}

/** Numbers that dice are seeded with. */
const drawn = (dice: Dice): readonly number[] =>
  Array.from({ length: TRIALS.most }, () => pickIndex(dice, 6 ** 10));
