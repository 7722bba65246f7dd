import type { Json, Odds } from '@hexwyrm/kernel';
import type { Action, ActionOf, ActionType, PrintedAction } from './actions.ts';
import type { Board, Play } from './board.ts';
import type { Clause, Player } from './vocabulary.ts';

/** Actions that stay on the list for a while: as the rules name them, and as everybody else does. */
export interface KeptActions {
  readonly meant: readonly Action[];
  readonly printed: readonly PrintedAction[];
}

/** Collects legal actions. */
export interface Sink {
  /** Nobody needs to look for more. */
  isFull(): boolean;
  add(action: Action): void;
  addKept(kept: KeptActions): void;
}

/**
 * One kind of action, whole: what is legal, why not, what the dice may do, and what happens. `list` and `refusal` agree
 * exactly. Neither may depend on what the player may not know (R-DPC-27).
 */
export interface Rule<T extends ActionType = ActionType> {
  readonly type: T;
  /** The clause that refuses this action in any other phase or frame. */
  readonly timing: Clause;
  /** Adds every legal action of this type. */
  list(board: Board, player: Player, sink: Sink): void;
  /** The clause that forbids the action, or null. */
  refusal(board: Board, player: Player, action: ActionOf<T>): Clause | null;
  /** Facts that explain a refusal to a person. */
  facts?(board: Board, player: Player, action: ActionOf<T>, clause: Clause): Record<string, Json> | undefined;
  odds?(board: Board, player: Player, action: ActionOf<T>): Odds;
  carryOut(play: Play, player: Player, action: ActionOf<T>): void;
}
