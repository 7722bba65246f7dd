import { type Dice, type GameEvent, type GameState, pickIndex, pickOne, seededDice } from '@hexwyrm/kernel';
import { mean } from '../ratings/statistics.ts';
import type { Rehearsal } from './rehearsal.ts';

/** The planned actions of a turn in order. Where one is not possible the policy chooses. */
export type Plan<A> = readonly A[];

/** Tries of a changed plan before it takes the place of the old one, and standard errors by which it has to lead. */
const TRIALS = 8;
const SURE = 2.5;
/** Actions that a change picks from. */
const CHOICES = 16;

/** Plays the plan, with dice that fall the same for every plan; what was done, and what it was worth. */
export function perform<S extends GameState, A, E extends GameEvent, V>(
  rehearsal: Rehearsal<S, A, E, V>,
  plan: Plan<A>,
  dice: Dice,
): { readonly done: Plan<A>; readonly value: number } {
  const { game, seat } = rehearsal;
  const state = rehearsal.begin(dice);
  const done: A[] = [];
  for (
    let legal = rehearsal.nextChoice(state, dice);
    legal !== null;
    legal = rehearsal.nextChoice(state, dice)
  ) {
    const action = follow(plan, done.length, legal) ?? rehearsal.advice(state, seat, dice);
    game.apply(state, seat, action, dice);
    done.push(action);
  }
  return { done, value: rehearsal.outcome(state, dice, true) };
}

/** The planned action, as it is listed now; none past the end of the plan or where it is not possible. */
function follow<A>(plan: Plan<A>, at: number, legal: readonly A[]): A | undefined {
  if (at >= plan.length) return undefined;
  const wanted = JSON.stringify(plan[at]);
  return legal.find((action) => JSON.stringify(action) === wanted);
}

/** The plan with another action at one point, and what follows as it was. */
function changed<S extends GameState, A, E extends GameEvent, V>(
  rehearsal: Rehearsal<S, A, E, V>,
  plan: Plan<A>,
): Plan<A> {
  const { game, seat, dice, craft } = rehearsal;
  const point = pickIndex(dice, plan.length);
  const state = rehearsal.begin();
  for (let at = 0; ; at += 1) {
    const legal = rehearsal.nextChoice(state);
    if (legal === null) return plan;
    if (at === point) {
      const choices = craft.judgement.shortlist(state, seat, legal, CHOICES);
      return [
        ...plan.slice(0, point),
        pickOne(dice, choices.length > 0 ? choices : legal),
        ...plan.slice(point),
      ];
    }
    game.apply(state, seat, follow(plan, at, legal) ?? rehearsal.advice(state, seat), dice);
  }
}

/** Changes the plan and keeps the change where it does better under the same dice. */
export function* evolve<S extends GameState, A, E extends GameEvent, V>(
  rehearsal: Rehearsal<S, A, E, V>,
  plan: Plan<A>,
): Generator<undefined, Plan<A>, undefined> {
  let best = plan;
  while (!rehearsal.isOver() && best.length > 0) {
    const rival = changed(rehearsal, best);
    yield;
    const leads: number[] = [];
    let performed = rival;
    while (leads.length < TRIALS && !rehearsal.isOver()) {
      const fate = seedOf(rehearsal.dice);
      const after = perform(rehearsal, rival, seededDice(fate));
      yield;
      leads.push(after.value - perform(rehearsal, best, seededDice(fate)).value);
      yield;
      if (leads.length === 1) performed = after.done;
      if (mean(leads) <= 0) break;
    }
    if (leads.length === TRIALS && mean(leads) > SURE * errorOf(leads)) best = performed;
  }
  return best;
}

/** How far the mean of so few numbers may be off. */
function errorOf(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const squares = numbers.reduce((sum, number) => sum + (number - middle) ** 2, 0);
  return Math.sqrt(squares / (numbers.length - 1) / numbers.length);
}

/** A number that the dice give. */
const seedOf = (dice: Dice): number => pickIndex(dice, 6 ** 10);
