import type { Bot } from '@hexwyrm/bots';
import type { Decision, Game, GameEvent, GameState, Json, Queries, RollOdds, Seat } from '@hexwyrm/kernel';
import type { Params } from '@hexwyrm/protocol';
import type { RuleBook } from './rule-book.ts';

/** Says in words and letters what a game says in data. */
export interface Teller<S, A, E> {
  /** The whole board as the seat sees it. */
  board(state: S, seat: Seat): string;
  /** What there is to see for the open decision: the board, or the part of it that matters. */
  scene(state: S, seat: Seat): string;
  /** What the seat may know of a hex, or of anything else the words name; null if they name nothing. */
  look(state: S, seat: Seat, words: string): string | null;
  /** Score, turn, and anything else that belongs above the board. */
  headline(state: S): string;
  question(state: S, decision: Decision): string;
  action(state: S, action: A): string;
  /** The group of the action in a list of choices; null if it is listed on its own. */
  group(state: S, action: A): string | null;
  /** `state` is the one after the event. Null for what needs no words. */
  event(state: S, event: E): string | null;
  roll(state: S, odds: RollOdds): string;
}

/** A game with what the command line needs besides its rules. */
export interface Kit<S extends GameState, A, E extends GameEvent, V> {
  readonly game: Game<S, A, E, V>;
  readonly title: string;
  /** The default scenario. */
  readonly scenario: string;
  readonly bots: ReadonlyMap<string, Bot<S, A, E, V>>;
  readonly queries: Queries<V>;
  readonly optionsSchema: Json;
  readonly positionSchema: Json;
  readonly rules: RuleBook;
  /** The printed data of the game, as the files have them. */
  readonly data: Readonly<Record<Params<'data'>['what'], object>>;
  readonly teller: Teller<S, A, E>;
  /** Giving up, where the game allows it. */
  readonly concession: A | null;
  scenarioName(scenario: string): string | undefined;
  turnOf(state: S): number;
}

/** Any game at all: hands its kit to code that works for every game, with all types intact. */
export interface AnyKit {
  readonly id: string;
  use<R>(work: <S extends GameState, A, E extends GameEvent, V>(kit: Kit<S, A, E, V>) => R): R;
}

export const anyKit = <S extends GameState, A, E extends GameEvent, V>(kit: Kit<S, A, E, V>): AnyKit => ({
  id: kit.game.id,
  use: (work) => work(kit),
});
