import type { Dice } from './dice/dice.ts';
import type { Problem } from './errors.ts';
import type { Json } from './json.ts';

/** Who sits at the table: a player's colour, side or role, as the game names it. */
export type Seat = string;

/** The seat that sees least. It never decides. */
export const SPECTATOR: Seat = 'spectator';

/** Named values that a message about a rule needs: unit ids, hexes, numbers. Never prose. */
export type Facts = Readonly<Record<string, Json>>;

/**
 * The one open question. `kind` names it, `clause` is the rule that asks it.
 *
 * `seats` has more than one entry only for secret simultaneous choices: every seat listed still has to
 * choose, in any order, and disappears from the list once it has. The decider need not be the active player.
 */
export interface Decision {
  readonly seats: readonly Seat[];
  readonly kind: string;
  readonly clause: string;
  readonly facts?: Facts;
}

/** Why not: the clause that forbids it and the facts that matter, built only from what the seat may know. */
export interface Refusal {
  readonly clause: string;
  readonly facts?: Facts;
}

/** `action` is the checked form of what was proposed: only this may be applied or recorded. */
export type Verdict<A> =
  | { readonly ok: true; readonly action: A }
  | { readonly ok: false; readonly refusal: Refusal };

/** An exact fraction, numerator and denominator. */
export type Fraction = readonly [number, number];

/** One number of a sum and its rule: `what` names it, `unit` is the unit it comes from, `count` how many. */
export interface Summand {
  readonly what: string;
  readonly value: number;
  readonly clause: string;
  readonly unit?: number;
  readonly count?: number;
}

/** The total is what the parts add up to. */
export interface Sum {
  readonly parts: readonly Summand[];
  readonly total: number;
}

/**
 * Two sums that are compared on a printed table; `cell` is the result. `row` and `column` count from 0, and
 * are null if a total is beyond the printed rows or columns.
 */
export interface Comparison {
  readonly attack: Sum;
  readonly defence: Sum;
  readonly row: number | null;
  readonly column: number | null;
  readonly cell: string | number;
}

/** One thing a roll can lead to; `value` is how much of it, such as points of damage. */
export interface RollResult {
  readonly result: string;
  readonly value?: number;
  readonly chance: Fraction;
}

/**
 * One roll that an action would cause. The roll succeeds when the sum of `dice` dice plus `modifier` is at
 * least `needs`, or with `atMost` does not exceed it; `dice: 0` is a certainty either way. `roll` names the roll,
 * `unit` the unit concerned. `modifiers` add up to `modifier`; the chances of the `results` add up to one.
 */
export interface RollOdds {
  readonly roll: string;
  readonly clause: string;
  readonly unit?: number;
  readonly dice: 0 | 1 | 2;
  readonly needs: number;
  readonly atMost?: true;
  readonly modifier: number;
  readonly modifiers: readonly Summand[];
  readonly chance: Fraction;
  readonly results: readonly RollResult[];
  /** The one strength with which a table is entered; its total is the one the table is read with. */
  readonly sum?: Sum;
  readonly comparison?: Comparison;
}

export type Odds = readonly RollOdds[];

/**
 * Something that happened, as data: `type` names it, `clause` is the rule that made it happen, the rest is the
 * game's. `reveals` marks an event that shows a seat something it did not know; nothing before it
 * can be undone. `audience` limits who may see it; without it everyone may.
 */
export interface GameEvent {
  readonly type: string;
  readonly clause: string;
  readonly reveals?: boolean;
  readonly audience?: readonly Seat[];
}

/** How it ended. `winner: null` is a draw. `reason` names the victory condition. */
export interface Outcome {
  readonly winner: Seat | null;
  readonly reason: string;
  readonly clause: string;
  readonly facts?: Facts;
}

/** The certain results of an action on any roll. */
export interface Outlook {
  /** What the score of the game gains. */
  readonly gain: number;
  /** The winner after that; null: none yet. */
  readonly winner: Seat | null;
  /** Where others may still join it: how many, and the roll if all of them did. */
  readonly joined?: { readonly units: number; readonly odds: Odds };
}

export interface ScenarioInfo {
  readonly id: string;
  /** The seats of this scenario, in seating order. */
  readonly seats: readonly Seat[];
  readonly clause?: string;
}

/** Small plain JSON data: no log, no undo stack, no text, no functions. `version` is that of its format. */
export interface GameState {
  readonly version: number;
}

/**
 * The interface of a game: everything outside the rules uses only this.
 *
 * S is the whole truth, A one atomic choice, E what happened, V what one seat may know. All four are plain
 * JSON data. Every function is deterministic; only the dice handed in are random. Only `apply` changes its
 * state.
 */
export interface Game<S extends GameState, A, E extends GameEvent = GameEvent, V = unknown> {
  readonly id: string;
  /** Raised whenever the same actions and dice could give a different game. */
  readonly rulesVersion: number;
  /** Earlier rules that a record may still be played by: each takes a first position back to them. */
  readonly earlierRules?: ReadonlyMap<number, (state: S) => void>;
  readonly seats: readonly Seat[];
  readonly scenarios: readonly ScenarioInfo[];

  /** The first position. Throws UnknownScenarioError or OptionError. */
  setup(scenario: string, options: unknown, dice: Dice): S;

  /**
   * The one open decision, or null when the game is over. A step with one legal answer is not asked, unless dice would
   * fall on what a player has put together.
   */
  decision(state: S): Decision | null;

  /** Every legal action of the seat; empty unless the seat is asked. Never empty for a seat that is asked. */
  legal(state: S, seat: Seat): readonly A[];

  /**
   * Actions besides answering the open decision, no matter whose it is: a right, never a duty, not listed by
   * `legal`. A game without such rights leaves it out. Conceding is not listed.
   */
  reactions?(state: S, seat: Seat): readonly A[];

  /** What is wrong with the form of an action, field by field, before any rules; empty: well formed. */
  problemsIn(action: unknown): readonly Problem[];

  /**
   * The gate. Takes anything at all and accepts exactly what the rules allow: what `legal` and `reactions` list, also
   * where it is named otherwise, and to concede. Other seats are refused by `refuseSeat`. Reveals nothing hidden.
   */
  explain(state: S, seat: Seat, action: unknown): Verdict<A>;

  /**
   * A sensible answer to the open decision: actions of the seat, each legal once those before it were
   * applied, that together settle it, or bring it to a point a player would want to check first. Empty for a
   * seat that is not asked, and if the game has no suggestion.
   */
  propose?(state: S, seat: Seat): readonly A[];

  /** The rolls a legal action would cause, with exact chances, from what the seat may know. */
  odds(state: S, seat: Seat, action: A): Odds;

  /**
   * The first roll that a legal action lets fall before the next choice, forced consequences included; null: none.
   * `unknown` where it depends on what the seat may not know.
   */
  rollAtOnce(state: S, seat: Seat, action: A): string | null;

  /** The places a legal action affects, if more than the one it names: a flame, the area of a spell. */
  scope?(state: S, seat: Seat, action: A): readonly string[];

  /** What a legal action is sure to bring beside its rolls; a game in which points wait for the dice leaves it out. */
  outlook?(state: S, seat: Seat, action: A): Outlook;

  /**
   * Carries the action out IN PLACE and returns what happened. Throws RefusedError, before any change, when
   * `explain` refuses. When the dice throw, the state is spoilt: clone it first to keep it.
   */
  apply(state: S, seat: Seat, action: A, dice: Dice): readonly E[];

  /** What the seat may know, and nothing else. */
  view(state: S, seat: Seat): V;

  /** A view as a person would write it down: printed numbers and names instead of indices, empty fields left out. */
  describe(view: V): Json;

  /** A full state the seat cannot distinguish from the true one; the hidden part is drawn with the dice. */
  sample(state: S, seat: Seat, dice: Dice): S;

  outcome(state: S): Outcome | null;

  /** The scenario that is played; `custom` for a position of none. */
  scenarioOf(state: S): string;

  /** Who plays this game, in seating order. */
  seatsOf(state: S): readonly Seat[];

  /** Whose turn it is; another seat may be the one that has to choose. */
  activeOf(view: V): Seat;

  /** What a list of games says about this one: turn, score and the like. */
  standingOf(view: V): Facts;

  /** The unit an action is about; null where it is about none or several. */
  unitOf(action: A): number | null;

  /**
   * The state as play would leave it: every step that is not a choice is taken, up to the first that rolls a die. A game
   * that takes no such steps leaves it out.
   */
  settled?(state: S): S;

  /** An independent copy, fast enough for search. */
  clone(state: S): S;

  /** The position as a person would write it down. */
  save(state: S): Json;

  /** The inverse of `save`. Throws PositionError naming each bad field and the reason. */
  load(position: unknown): S;
}
