import { fromPlan, type Planned, type Rule as RuleOf, type Sink as SinkOf } from '@hexwyrm/wargame';
import type { Action, PrintedAction } from './actions.ts';
import type { Board, Play } from './board.ts';
import type { Clause, Side } from './data/vocabulary.ts';

export type Sink = SinkOf<Action, PrintedAction>;

export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;

/** One kind of action, whole. */
export type Rule<T extends Action['type']> = RuleOf<Board, Play, Side, Sink, ActionOf<T>, Clause>;

/** Refusal, odds and effects of a rule that all start from the same plan. */
export const planned = <T extends Action['type'], Plan extends object>(
  parts: Planned<Board, Play, Side, ActionOf<T>, Clause, Plan>,
) => fromPlan(parts);
