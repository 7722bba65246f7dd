import type { Game, GameEvent, GameState, Odds, Seat } from '@hexwyrm/kernel';

/** The state of a unit in the middle of its move. */
export interface MoveState {
  /** Printed name of the hex; empty off the map. */
  readonly hex: string;
  readonly facing: string | null;
  /** Movement points spent so far, and those left, in general and by road alone; whole or half points. */
  readonly spent: number;
  readonly left: number;
  readonly leftByRoad: number;
  /** Whether every step so far went by road. */
  readonly byRoad: boolean;
  /** The manner of moving, where a unit keeps to one for the whole turn. */
  readonly mode: string | null;
  /** Turn and phase; a move never goes beyond them. */
  readonly moment: string;
  /** The score of the unit's side. */
  readonly score: number;
  /** Other state that affects further moves: those that are equal except for `spent` have the same future. */
  readonly stateKey: string;
}

/**
 * One route for a unit: the actions in order, where they lead and what they cost. Only the last action may
 * roll dice; then its odds are given, and the route leads to the unit's hex before the roll.
 */
export interface Way<A, E extends GameEvent = GameEvent> {
  readonly actions: readonly A[];
  /** The hexes on the way in their order, the first where it sets out; empty names are places off the map. */
  readonly path: readonly string[];
  readonly to: string;
  readonly facing: string | null;
  readonly mode: string | null;
  readonly cost: number;
  readonly left: number;
  readonly leftByRoad: number;
  /** Every step so far went by road. */
  readonly byRoad: boolean;
  /** Costs more than the unit has for a move off the road. */
  readonly roadOnly: boolean;
  /** What the seat's score gains. */
  readonly gain: number;
  readonly odds: Odds;
  readonly events: readonly E[];
}

/** How units get about, where a move is a chain of small steps. `reach` finds their ways with it. */
export interface Travel<S, A, E extends GameEvent> {
  /** The legal actions of the unit that are steps of a move, or what it may do at the end of one. */
  steps(state: S, seat: Seat, unit: number): readonly A[];
  /** Null for a unit that is out of the game. */
  moveState(state: S, unit: number): MoveState | null;
  /** The movement points the unit paid in these events: a turn that ends with a step forgets what was spent. */
  paid(events: readonly E[], unit: number): number;
  /** What the rule of a step says about rolls, where trying the step has shown that it rolls nothing. */
  oddsUnrolled(state: S, seat: Seat, step: A): Odds;
  /** The same ways as `reach` finds by trying, where the game knows them at once; null where it does not. */
  ways?(state: S, seat: Seat, unit: number): readonly Way<A, E>[] | null;
}

/** A game whose units go over a map step by step. */
export type Traveller<S extends GameState, A, E extends GameEvent, V> = Game<S, A, E, V> & {
  readonly travel: Travel<S, A, E>;
};

export const canTravel = <S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
): game is Traveller<S, A, E, V> => 'travel' in game;
