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
