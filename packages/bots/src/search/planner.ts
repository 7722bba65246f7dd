import type { Dice, Game, GameEvent, GameState, Seat } from '@hexwyrm/kernel';
import { type Bot, type Budget, seated, type Thought } from '../bot.ts';
import { Evolution } from './evolution.ts';
import { perform } from './plan.ts';
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
  #evolution: Evolution<S, A, E, V> | null = null;

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
    const { isPlanned, turnOf } = this.#craft;
    if (legal.length === 1) {
      if (isPlanned(state) && this.#evolution?.foresaw(state) === true) this.#evolution.take(legal[0]);
      return legal[0];
    }
    const turn = turnOf(state);
    if (turn !== this.#turn && isPlanned(state))
      this.#forget(turn, new Set(legal.map((action) => game.unitOf(action))).size);
    const evaluations = Math.max(LEAST, (budget.evaluations - this.#spent) / SHARE);
    const share = { ...budget, evaluations };
    const rehearsal = new Rehearsal(game, this.#craft, state, seat, dice, share);
    if (!isPlanned(state) || rehearsal.isOver()) return rehearsal.advice(state, seat);
    return yield* this.#isFew ? this.#climb(rehearsal, legal) : this.#evolve(rehearsal, state, legal, share);
  }

  #forget(turn: string, subjects: number): void {
    this.#turn = turn;
    // What ends the phase is about no unit.
    this.#isFew = subjects <= FEW_UNITS + 1;
    this.#spent = 0;
    this.#tree = new Point<A>();
    this.#scale = null;
    this.#evolution = null;
  }

  /** Tries plans out and takes the choice that most of them came to. */
  *#climb(rehearsal: Rehearsal<S, A, E, V>, legal: readonly A[]): Thought<A> {
    const start = rehearsal.begin();
    // What the policy would do comes first: all others have to be better.
    const policys = new Branch(rehearsal.advice(start, rehearsal.seat));
    if (this.#scale === null) {
      const values = Array.from({ length: SOUNDINGS }, () => rehearsal.outcome(rehearsal.begin()));
      if (rehearsal.isLate()) return policys.action;
      this.#scale = scaleFor(values);
    }
    const others = opinions(rehearsal, start, legal).filter(({ key }) => key !== policys.key);
    const known = this.#tree.branches;
    this.#tree.branches = [policys, ...others].map(
      (branch) => known.find(({ key }) => key === branch.key) ?? branch,
    );
    do {
      tryPlan(rehearsal, this.#tree, this.#scale);
      yield;
    } while (!rehearsal.isOver());
    this.#spent += rehearsal.applied;
    const branch = this.#tree.favourite();
    this.#tree = branch.next;
    return branch.action;
  }

  /** Changes the plan of the policy, or a better one that is known, bit by bit. A unit on its way goes on without more thought. */
  *#evolve(rehearsal: Rehearsal<S, A, E, V>, state: S, legal: readonly A[], share: Budget): Thought<A> {
    const { seat, dice, craft } = rehearsal;
    const known = this.#evolution;
    const evolution = known?.foresaw(state) === true ? known : begun();
    this.#evolution = evolution;
    const next = evolution.next(legal);
    if (next === undefined || !craft.judgement.continues(state, next))
      this.#spent += yield* evolution.improve(share);
    const action = evolution.next(legal) ?? rehearsal.advice(state, seat);
    evolution.take(action);
    return action;

    /** With the policy's plan, against which the rest of a better one that is known has to hold its own. */
    function begun(): Evolution<S, A, E, V> {
      const policys = perform(rehearsal, [], rehearsal.begin(), dice);
      return known?.isImproved === true
        ? new Evolution(rehearsal, known.rest, policys)
        : new Evolution(rehearsal, policys, null);
    }
  }
}
