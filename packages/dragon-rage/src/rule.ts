import type { Json, Odds, Outlook } from '@hexwyrm/kernel';
import type { Action, ActionOf, ActionType } from './actions.ts';
import type { Board, Play } from './board.ts';
import type { Clause, Hex, Side, UnitId } from './vocabulary.ts';

/** Collects legal actions; once `limit` are found nobody needs to look further. */
export interface Sink {
  readonly actions: Action[];
  readonly limit: number;
  /** The one unit whose moves are wanted; without it those of all. */
  readonly mover?: UnitId;
}

/** Whether moves of the unit are wanted. */
export const isWanted = ({ mover }: Sink, id: UnitId): boolean => mover === undefined || mover === id;

export const isFull = (sink: Sink): boolean => sink.actions.length >= sink.limit;

/**
 * One kind of action, whole: what is legal, why not, what the dice may do, and what happens.
 * Units named by an action are checked before a rule sees it: they exist, are on the board or waiting, and
 * belong to the deciding side.
 */
export interface Rule<T extends ActionType = ActionType> {
  readonly type: T;
  /** The clause that refuses this action in any other phase or frame. */
  readonly timing: Clause;
  /** Adds every legal action of this type. */
  list(board: Board, side: Side, sink: Sink): void;
  /** The clause that forbids the action, or null. */
  refusal(board: Board, side: Side, action: ActionOf<T>): Clause | null;
  /** Facts that explain the refusal by that clause to a person. */
  facts?(board: Board, side: Side, action: ActionOf<T>, clause: Clause): Record<string, Json> | undefined;
  odds?(board: Board, side: Side, action: ActionOf<T>): Odds;
  /** Who may join what it begins, and the roll if all of them did; null where nobody may. */
  joined?(board: Board, side: Side, action: ActionOf<T>): Outlook['joined'] | null;
  /** The hexes it acts upon, where they are more than the one it names. */
  scope?(board: Board, action: ActionOf<T>): readonly Hex[];
  /** The hexes whose victory points are sure to fall, whatever the dice say. */
  razes?(board: Board, action: ActionOf<T>): readonly Hex[];
  carryOut(play: Play, side: Side, action: ActionOf<T>): void;
}
