import type { Odds } from '@hexwyrm/kernel';
import { beside } from './memo.ts';

/** What an action would do, worked out once; its refusal, its odds and its effects all start from it. */
export interface Planned<Board, Play, Player, Action, Clause extends string, Plan extends object> {
  /** The plan, or the clause that forbids the action. */
  plan(board: Board, player: Player, action: Action): Plan | Clause;
  odds?(board: Board, player: Player, action: Action, plan: Plan): Odds;
  scope?(board: Board, plan: Plan): readonly number[];
  carryOut(play: Play, player: Player, action: Action, plan: Plan): void;
}

/** The members of a rule that start from a plan. */
export interface FromPlan<Board, Play, Player, Action, Clause extends string> {
  refusal(board: Board, player: Player, action: Action): Clause | null;
  odds?(board: Board, player: Player, action: Action): Odds;
  scope?(board: Board, player: Player, action: Action): readonly number[];
  carryOut(play: Play, player: Player, action: Action): void;
}

/**
 * The plan that the gate has made for an action is kept beside it, for the same state, until the action is carried out: the
 * members cannot disagree, and nothing is worked out twice.
 */
export function fromPlan<
  Board extends { readonly state: object },
  Play extends Board,
  Player,
  Action extends object,
  Clause extends string,
  Plan extends object,
>(rule: Planned<Board, Play, Player, Action, Clause, Plan>): FromPlan<Board, Play, Player, Action, Clause> {
  const plans = beside<Action, { readonly state: object; readonly plan: Plan } | null>();

  function planOf(board: Board, player: Player, action: Action): Plan {
    const kept = plans.get(action);
    if (kept?.state === board.state) return kept.plan;
    const plan = rule.plan(board, player, action);
    if (typeof plan === 'string') throw new RangeError(`refused by ${plan}`);
    return plan;
  }

  const { odds, scope } = rule;
  return {
    refusal(board, player, action) {
      const plan = rule.plan(board, player, action);
      if (typeof plan === 'string') return plan;
      plans.set(action, { state: board.state, plan });
      return null;
    },
    ...(odds && {
      odds: (board: Board, player: Player, action: Action) =>
        odds(board, player, action, planOf(board, player, action)),
    }),
    ...(scope && {
      scope: (board: Board, player: Player, action: Action) => scope(board, planOf(board, player, action)),
    }),
    carryOut(play, player, action) {
      const plan = planOf(play, player, action);
      plans.set(action, null);
      rule.carryOut(play, player, action, plan);
    },
  };
}
