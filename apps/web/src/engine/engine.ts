import type { Bot } from '@hexwyrm/bots';
import type { Facts, Game, GameEvent, GameState, Seat } from '@hexwyrm/kernel';

/** A game with the bots that play it, as the host of a table needs it. Whatever a game can begin without is fetched when wanted. */
export interface Engine<S extends GameState & { readonly scenario: string }, A, E extends GameEvent, V> {
  readonly rules: Omit<Game<S, A, E, V>, 'load'>;
  /** The game with what opens positions. */
  whole(): Promise<Game<S, A, E, V>>;
  bots(): Promise<ReadonlyMap<string, Bot<S, A, E, V>>>;
  /** Who plays, in the order in which they sit. */
  seatsOf(state: S): readonly Seat[];
  /** Whose turn it is, whoever has to choose just now. */
  activeOf(view: V): Seat;
  /** What a list of games says about it. */
  standingOf(view: V): Facts;
}
