import type { Effect, GameEvent, GameState, Seat } from '@hexwyrm/kernel';
import type { Bot } from '../bot.ts';
import type { Judgement } from '../judgement.ts';
import type { ChanceTable } from './chances.ts';

/** A unit of the seat with no friend beside it, and the enemies it is alone with. */
export interface Lone {
  readonly unit: number;
  readonly foes: readonly number[];
}

/** A hex that a unit should come closer to. */
export interface Aim {
  readonly hex: string;
  readonly distance: number;
}

/** What a game lends those who say how a position stands, and what to do about it. */
export interface Counsel<S extends GameState, A, E extends GameEvent, V> {
  /** The measure of positions; it stays as it is while levels get better, so that old figures keep their meaning. */
  readonly judgement: Judgement<S, A>;
  /** Plays on in thought. */
  readonly policy: Bot<S, A, E, V>;
  /** What judgements come to, by scenario. */
  readonly chances: ChanceTable;
  /** Names the player-turn: it changes when the turn passes. */
  turnOf(state: S): string;
  turnNumber(state: S): number;
  /** The part that a seat plays, as the table of chances names it. */
  roleOf(state: S, seat: Seat): string;
  /** Whether the action gives the game up. */
  isConcession(action: A): boolean;
  /** What an event means to the seat; null: nothing worth a word. The state is the one after it. */
  effectOf(event: E, state: S, seat: Seat): Effect | null;
  /** Those of the seat's units that are alone with the enemy, the dearest first. */
  lone(state: S, seat: Seat): readonly Lone[];
  /** The hex the unit is in; below 0 it is off the map. */
  placeOf(state: S, unit: number): number;
  /** What the unit should come closer to, and how far that is; null: nothing. */
  aimOf(state: S, seat: Seat, unit: number): Aim | null;
  /** Whether the seat can name the unit. */
  knows(view: V, unit: number): boolean;
}
