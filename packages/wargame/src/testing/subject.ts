import type { Dice, Game, GameState, Seat } from '@hexwyrm/kernel';
import type { ActionSchema, Typed } from '../action-schema.ts';

/**
 * How random games choose. `actions`: every legal action is equally likely. `kinds`: every kind of action is, so that rare
 * powers are used. `proposed`: mostly what the game proposes, and phases seldom end early.
 */
export type Manner = 'actions' | 'kinds' | 'proposed';

/** A random game: the same every time. */
export interface RandomGame {
  readonly scenario: string;
  readonly options: object;
  readonly manner: Manner;
  /** Tells games of the same scenario, options and manner apart. */
  readonly seed?: number;
}

/** Hidden information, for games that have it. */
export interface Secrets<S> {
  /** Games in which something is hidden. */
  readonly games: readonly RandomGame[];
  /** What the seat may not know now, by any names that stay the same during a game. */
  hidden(state: S, seat: Seat): ReadonlySet<string | number>;
  /** Another state with the same view for the seat: hidden things differ as much as they can. */
  otherTruth(state: S, seat: Seat, dice: Dice): S;
  /** Kinds of action that are played so often that only some of them are looked at. */
  readonly frequent: ReadonlySet<string>;
}

/** A game under test, as its package exports it, and what the battery has to know about it. */
export interface Subject<S extends GameState, A extends Typed> {
  readonly game: Game<S, A>;
  readonly actions: ActionSchema;
  /** What the game's clauses start with, such as `DR-`. */
  readonly clausePrefix: string;
  /** Games that must end, keep the invariants, save and load, copy and replay. */
  readonly games: readonly RandomGame[];
  /** Games in which what is listed is compared with what the gate accepts. */
  readonly gateGames: readonly RandomGame[];
  /** Kinds of action that the open question takes, whether one of them is legal or not. */
  offered(state: S): readonly string[];
  /** The printed numbers of all hexes. */
  hexes(state: S): readonly string[];
  /** Hexes where the rules have most to say: around the unit, or around any unit where none is given. */
  nearbyHexes(state: S, unit: number | null): readonly string[];
  countUnits(state: S): number;
  /** What must be true between two actions and is not. */
  brokenInvariants(state: S): readonly string[];
  readonly secrets: Secrets<S> | null;
}
