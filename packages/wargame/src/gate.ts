import { type Decision, type Refusal, refuseSeat, type Seat, type Verdict } from '@hexwyrm/kernel';
import type { BoardOf, GameDefinition, GameTypes, Kind, RuleOf } from './game-definition.ts';

/** Everything passes here before it can change anything. */
export interface Gate<T extends GameTypes> {
  decision(state: T['state']): Decision | null;
  ruleOf(action: T['action']): RuleOf<T>;
  /** The action as the rules name it. */
  read(board: BoardOf<T>, printed: T['printed']): T['action'];
  /** Why the seat may not do it now, or null. */
  refusal(board: BoardOf<T>, seat: Seat, action: T['action']): Refusal | null;
  explain(state: T['state'], seat: Seat, proposal: unknown): Verdict<T['printed']>;
}

export function gateOf<T extends GameTypes>(rules: GameDefinition<T>): Gate<T> {
  const ruleFor = (kind: Kind<T>): RuleOf<T> => rules.rules[kind];
  const ruleOf = (action: T['action']): RuleOf<T> => ruleFor(action.type);

  function read(board: BoardOf<T>, printed: T['printed']): T['action'] {
    const action = rules.codec.read(rules.gridOf(board.state), printed);
    return ruleOf(action).named?.(board, action) ?? action;
  }

  function decision(state: T['state']): Decision | null {
    if (state.outcome) return null;
    return { seats: rules.deciders(state), ...rules.question(state) };
  }

  function refusal(board: BoardOf<T>, seat: Seat, action: T['action']): Refusal | null {
    const { state } = board;
    const rule = ruleOf(action);
    const player = rules.playerAt(state, seat);
    const isAsked = !state.outcome && rules.deciders(state).includes(seat);
    const isTimely = isAsked ? rules.offered(state).includes(action.type) : false;
    const isFree = !state.outcome && rules.anyTime.has(action.type);
    if (player === null || (!isTimely && !isFree))
      return isAsked ? untimely(board, rule) : refuseSeat(decision(state), seat);
    const unnamed = rules.namesRefusal(board, player, action);
    if (unnamed !== null) return { clause: unnamed };
    const clause = rule.refusal(board, player, action);
    if (clause === null) return null;
    const facts = rule.facts?.(board, player, action, clause);
    return facts ? { clause, facts } : { clause };
  }

  /** An open choice keeps what follows it waiting; all else that is not offered has its own time. */
  function untimely(board: BoardOf<T>, { type, timing }: RuleOf<T>): Refusal {
    const clause = rules.waitsFor(board, type);
    if (clause === null) return { clause: timing };
    const { facts } = rules.question(board.state);
    return facts ? { clause, facts } : { clause };
  }

  function explain(state: T['state'], seat: Seat, proposal: unknown): Verdict<T['printed']> {
    const parsed = rules.schema.safeParse(proposal);
    if (!parsed.success) {
      const [{ path, message }] = parsed.error.issues;
      return {
        ok: false,
        refusal: { clause: rules.malformed, facts: { field: path.join('.'), reason: message } },
      };
    }
    const board = rules.openBoard(state);
    const action = read(board, parsed.data);
    const refused = refusal(board, seat, action);
    if (refused) return { ok: false, refusal: refused };
    const isRenamed = ruleOf(action).named !== undefined;
    return { ok: true, action: isRenamed ? rules.codec.print(rules.gridOf(state), action) : parsed.data };
  }

  return { decision, ruleOf, read, refusal, explain };
}
