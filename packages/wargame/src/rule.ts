import type { Facts, Odds } from '@hexwyrm/kernel';
import type { Typed } from './action-schema.ts';

/**
 * One kind of action, whole: what is legal, why not, what the dice may do, and what happens. `list` and `refusal` agree
 * exactly, and neither depends on what the player may not know. The names in an action are checked before.
 */
export interface Rule<Board, Play, Player, Sink, Action extends Typed, Clause extends string> {
  readonly type: Action['type'];
  /** The clause that refuses this action in any other phase or frame. */
  readonly timing: Clause;
  /** Adds every legal action of this type. */
  list(board: Board, player: Player, sink: Sink): void;
  /** The same action as `list` names it, where it can be named in several ways. */
  named?(board: Board, action: Action): Action;
  /** The clause that forbids the action, or null. */
  refusal(board: Board, player: Player, action: Action): Clause | null;
  /** Facts that explain the refusal by that clause to a person. */
  facts?(board: Board, player: Player, action: Action, clause: Clause): Facts | undefined;
  odds?(board: Board, player: Player, action: Action): Odds;
  /** The hexes it affects, where they are more than the one it names. */
  scope?(board: Board, player: Player, action: Action): readonly number[];
  carryOut(play: Play, player: Player, action: Action): void;
}
