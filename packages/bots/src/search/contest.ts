import { type GameEvent, type GameState, pickIndex, pickOne, seededDice } from '@hexwyrm/kernel';
import { mean } from '../ratings/statistics.ts';
import { crossing } from './crossing.ts';
import { type Plan, perform } from './plan.ts';
import type { Rehearsal } from './rehearsal.ts';
import { scaleFor } from './scale.ts';
import { variation } from './variation.ts';

/** Rivals that meet the best plan at a time, the fates after which the worse half of them drops out, and those after the last. */
const BATCH = 6;
const HALVED = [4, 8];
const LAST = 16;
/** Standard errors by which a rival has to lead: of many some look better by luck. */
const SURE = 1.5;
/** What squares of leads add up to at least, on a scale from 0 to 1: a few that are alike prove little. */
const COMMON = 0.02;
/** So many batches in vain, and no more is found. */
const PATIENCE = 4;
/** Changes that are tried to fill a batch. */
const TRIES = 20;

/** A plan and what it came to under each fate, as far as it was tried. */
interface Tried<A> {
  readonly plan: Plan<A>;
  readonly values: number[];
}

/**
 * Looks for a better plan for the turn: those of other moods first, then changes of the best. Rivals meet the best under
 * the same fates: the same dice, and the same guess at what is hidden.
 */
export class Contest<S extends GameState, A, E extends GameEvent, V> {
  readonly #rehearsal: Rehearsal<S, A, E, V>;
  readonly #known = new Map<string, Plan<A>>();
  readonly #waiting: Plan<A>[] = [];
  #best: Plan<A>;

  /** Begins with a plan. */
  constructor(rehearsal: Rehearsal<S, A, E, V>, plan: Plan<A>) {
    this.#rehearsal = rehearsal;
    this.#best = plan;
    this.#known.set(keyOf(plan), plan);
  }

  /** Another that may be better. */
  enter(plan: Plan<A>): void {
    const key = keyOf(plan);
    if (this.#known.has(key)) return;
    this.#known.set(key, plan);
    this.#waiting.push(plan);
  }

  /** The best plan that is found before the budget is over. */
  *run(): Generator<undefined, Plan<A>, undefined> {
    for (let idle = 0; idle < PATIENCE && !this.#rehearsal.isOver(); idle += 1) {
      this.#breed();
      if (this.#waiting.length === 0) break;
      const winner = yield* this.#meet(this.#waiting.splice(0, BATCH));
      if (winner === null) continue;
      this.#best = winner;
      idle = 0;
    }
    return this.#best;
  }

  /** Where too few rivals are left new ones are made: the best plan with moves of others, or with some that are drawn at random. */
  #breed(): void {
    const { game, dice } = this.#rehearsal;
    for (let i = 0; i < TRIES && this.#waiting.length < BATCH; i += 1) {
      const other = pickOne(dice, [...this.#known.values()]);
      this.enter(
        i % 2 === 0 ? crossing(game.unitOf, this.#best, other, dice) : variation(this.#rehearsal, this.#best),
      );
    }
  }

  /** The rival that is surely better than the best plan, if one is. */
  *#meet(rivals: readonly Plan<A>[]): Generator<undefined, Plan<A> | null, undefined> {
    const best: Tried<A> = { plan: this.#best, values: [] };
    let left: Tried<A>[] = rivals.map((plan) => ({ plan, values: [] }));
    for (let tried = 1; tried <= LAST; tried += 1) {
      const fate = pickIndex(this.#rehearsal.dice, 6 ** 10);
      for (const each of [best, ...left]) {
        const value = this.#worthOf(each.plan, fate);
        if (this.#rehearsal.isOver()) return leaderOf(best, left, tried - 1);
        each.values.push(value);
        yield;
      }
      if (HALVED.includes(tried)) left = betterHalf(left);
    }
    return leaderOf(best, left, LAST);
  }

  #worthOf(plan: Plan<A>, fate: number): number {
    const rehearsal = this.#rehearsal;
    const dice = seededDice(fate);
    const state = rehearsal.begin(dice);
    perform(rehearsal, plan, rehearsal.craft.policy, state, dice);
    return rehearsal.outcome(state, fate);
  }
}

/** Plans that move the same units in the same ways are one. */
const keyOf = <A>(plan: Plan<A>): string =>
  plan
    .map((action) => JSON.stringify(action))
    .sort()
    .join();

function betterHalf<A>(tried: readonly Tried<A>[]): Tried<A>[] {
  const scale = scaleFor(tried.flatMap(({ values }) => values));
  const score = ({ values }: Tried<A>): number => mean(values.map(scale));
  return tried.toSorted((a, b) => score(b) - score(a)).slice(0, Math.ceil(tried.length / 2));
}

/** The rival with the greatest lead under so many fates, if that is no luck. */
function leaderOf<A>(best: Tried<A>, rivals: readonly Tried<A>[], fates: number): Plan<A> | null {
  if (fates < HALVED[0]) return null;
  const scale = scaleFor(best.values.slice(0, fates));
  let [leader, most]: [Plan<A> | null, number] = [null, 0];
  for (const { plan, values } of rivals) {
    const leads = Array.from({ length: fates }, (_, i) => scale(values[i]) - scale(best.values[i]));
    const lead = mean(leads);
    if (lead > most && lead > SURE * errorOf(leads)) [leader, most] = [plan, lead];
  }
  return leader;
}

/** How far the mean of so few numbers may be off. */
function errorOf(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const squares = numbers.reduce((sum, number) => sum + (number - middle) ** 2, COMMON);
  return Math.sqrt(squares / (numbers.length - 1) / numbers.length);
}
