import type { Outlook } from '@hexwyrm/kernel';
import {
  byIndexSink,
  fromPlan,
  type Planned,
  type Rule as RuleOf,
  type Sink as SinkOf,
} from '@hexwyrm/wargame';
import type { Action, ActionOf, ActionType, PrintedAction } from './actions.ts';
import type { Board, Play } from './board.ts';
import type { Clause, Hex, Side } from './vocabulary.ts';

export type Sink = SinkOf<Action, PrintedAction>;

/** A list of actions for the rules' own use. */
export const listOfActions = byIndexSink<Action, PrintedAction>;

/** One kind of action. Units it names are in the game and belong to the deciding side. */
export interface Rule<T extends ActionType = ActionType>
  extends RuleOf<Board, Play, Side, Sink, ActionOf<T>, Clause> {
  /** Units that may join what it begins, and the roll if all of them did; null if none may. */
  joined?(board: Board, side: Side, action: ActionOf<T>): Outlook['joined'] | null;
  /** The hexes whose victory points are certain to be destroyed on any roll. */
  razes?(board: Board, action: ActionOf<T>): readonly Hex[];
}

/** Refusal, odds and effects of a rule that all start from the same plan. */
export const planned = <T extends ActionType, Plan extends object>(
  parts: Planned<Board, Play, Side, ActionOf<T>, Clause, Plan>,
) => fromPlan(parts);
