import type { Fraction, Seat } from './contract.ts';

/** Something that an action does, as far as it matters to the seat that asks. `what` names it. */
export interface Effect {
  readonly what: string;
  readonly units?: readonly number[];
  readonly hexes?: readonly string[];
  /** The two hexes of an entrance. */
  readonly between?: readonly [string, string];
  readonly points?: number;
  /** It is to the harm of the seat. */
  readonly harm?: true;
}

/** Why a plan is worth a thought: what it does, or risks, and how likely that is. */
export interface Reason extends Effect {
  readonly chance: Fraction;
  /** The chance is what was seen in so many trials, not what the dice give. */
  readonly tried?: true;
  /** The enemies that something is about. */
  readonly foes?: readonly number[];
}

/** Something a seat could do now. */
export interface Plan<A> {
  /** In their order; each is legal once those before it were applied, and only the last may roll. */
  readonly actions: readonly A[];
  /** The seat's chance to win, where the turn and its answer were played on in thought. */
  readonly chance: number;
  /** Half the width of its 95 % interval. */
  readonly give: number;
  readonly reasons: readonly Reason[];
}

/** What a seat is advised to do. */
export interface Advice<A> {
  readonly seat: Seat;
  /** Its chance to win if it goes on as the policy of the game would. */
  readonly now: number;
  /** The best first. */
  readonly plans: readonly Plan<A>[];
  /** How often each plan was tried out. */
  readonly trials: number;
}

/** Chances of the seats in seating order. */
export type Chances = readonly number[];

/** What one action of a finished game did to the chances of winning. */
export interface AnalysedAction {
  /** Its place in the game, from 1. */
  readonly action: number;
  readonly seat: Seat;
  /** After it. */
  readonly chances: Chances;
  /** What the dice could be expected to give; as `chances` where nothing was rolled. */
  readonly expected: Chances;
}

/** A player-turn that could have gone better. */
export interface Missed<A> {
  /** The action before which the choice was open, from 1. */
  readonly action: number;
  readonly seat: Seat;
  /** How the turn should have begun. */
  readonly plan: Plan<A>;
  /** By how much the plan is better than what was done, both tried out with the same dice. */
  readonly gain: number;
}

/** How the chances stood at the beginning, and what actions did to them. */
export interface Analysis {
  readonly seats: readonly Seat[];
  readonly start: Chances;
  readonly actions: readonly AnalysedAction[];
  /** Places of the log at which player-turns begin. */
  readonly turns: readonly number[];
}
