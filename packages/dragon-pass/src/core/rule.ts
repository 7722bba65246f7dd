import {
  byIndexSink,
  fromPlan,
  type Planned,
  type Rule as RuleOf,
  type Sink as SinkOf,
} from '@hexwyrm/wargame';
import type { Action, ActionOf, ActionType, PrintedAction } from './actions.ts';
import type { Board, Play } from './board.ts';
import type { Clause, Player } from './vocabulary.ts';

export type Sink = SinkOf<Action, PrintedAction>;

/** A list of actions for the rules' own use. */
export const listOfActions = byIndexSink<Action, PrintedAction>;

/** One kind of action. Its units and hexes exist; neither list nor refusal depends on what is hidden (R-DPC-27). */
export type Rule<T extends ActionType = ActionType> = RuleOf<Board, Play, Player, Sink, ActionOf<T>, Clause>;

/** Refusal, odds and effects of a rule that all start from the same plan. */
export const planned = <T extends ActionType, Plan extends object>(
  parts: Planned<Board, Play, Player, ActionOf<T>, Clause, Plan>,
) => fromPlan(parts);
