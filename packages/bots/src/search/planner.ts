import type { Dice, Game, GameEvent, GameState, Seat } from '@hexwyrm/kernel';
import { type Bot, type Budget, DEFAULT_BUDGET, seated, type Thought } from '../bot.ts';
import { evolve, type Plan, perform } from './evolution.ts';
import { type Craft, Rehearsal } from './rehearsal.ts';
import { type Scale, scaleFor } from './scale.ts';
import { Branch, opinions, Point, tryPlan } from './tree.ts';

/** More units than these and a tree gets nowhere: whole plans are changed instead. */
const FEW_UNITS = 4;
/** Part of what is left of a turn's budget that one choice may take, and what it gets at least. */
const SHARE = 4;
const LEAST = 50;
const SOUNDINGS = 5;

/**
 * Plans whole player-turns. The budget is for a turn: the first choices take most of it, and what was found out serves those
 * that follow. With few units it is a tree of choices, which commits itself choice by choice; with many a plan of the policy,
 * changed bit by bit.
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
  sitDown: () => new Planner(name, { ...craft, policy: seated(craft.policy) }, budget),
});

class Planner<S extends GameState, A, E extends GameEvent, V> implements Bot<S, A, E, V> {
  readonly name: string;
  readonly budget: Budget;
  readonly #craft: Craft<S, A, E, V>;
  #turn = '';
  #isFew = true;
  #spent = 0;
  #tree = new Point<A>();
  #scale: Scale | null = null;
  #plan: Plan<A> = [];

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
    const legal = game.legal(state, seat);
    if (legal.length === 1) return legal[0];
    const { policy, isPlanned, turnOf } = this.#craft;
    if (!isPlanned(state) || budget.isOver?.())
      return policy.choose(game, state, seat, dice, policy.budget ?? DEFAULT_BUDGET);
    const turn = turnOf(state);
    if (turn !== this.#turn) this.#forget(turn, new Set(legal.map((action) => game.unitOf(action))).size);
    const left = budget.evaluations - this.#spent;
    const evaluations = Math.max(LEAST, left / SHARE);
    const rehearsal = new Rehearsal(game, this.#craft, state, seat, dice, { ...budget, evaluations });
    const action = yield* this.#isFew ? this.#climb(rehearsal, legal) : this.#evolve(rehearsal);
    this.#spent += rehearsal.applied;
    return action;
  }

  #forget(turn: string, subjects: number): void {
    this.#turn = turn;
    // What ends the phase is about no unit.
    this.#isFew = subjects <= FEW_UNITS + 1;
    this.#spent = 0;
    this.#tree = new Point<A>();
    this.#scale = null;
    this.#plan = [];
  }

  /** Tries plans out and takes the choice that most of them came to. */
  *#climb(rehearsal: Rehearsal<S, A, E, V>, legal: readonly A[]): Thought<A> {
    this.#scale ??= scaleFor(Array.from({ length: SOUNDINGS }, () => rehearsal.outcome(rehearsal.begin())));
    const start = rehearsal.begin();
    // What the policy would do comes first: all others have to be better.
    const policys = new Branch(rehearsal.advice(start, rehearsal.seat));
    const others = opinions(rehearsal, start, legal).filter(({ key }) => key !== policys.key);
    const known = this.#tree.branches;
    this.#tree.branches = [policys, ...others].map(
      (branch) => known.find(({ key }) => key === branch.key) ?? branch,
    );
    do {
      tryPlan(rehearsal, this.#tree, this.#scale);
      yield;
    } while (!rehearsal.isOver());
    const branch = this.#tree.favourite();
    this.#tree = branch.next;
    return branch.action;
  }

  /** Changes a plan of the policy bit by bit. */
  *#evolve(rehearsal: Rehearsal<S, A, E, V>): Thought<A> {
    const start = perform(rehearsal, this.#plan, rehearsal.dice).done;
    const [action, ...rest] = yield* evolve(rehearsal, start);
    this.#plan = rest;
    return action;
  }
}
