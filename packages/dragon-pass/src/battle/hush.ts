import type { Board } from '../core/board.ts';
import type { Rule } from '../core/rule.ts';
import { listOfActions } from '../core/rule.ts';
import type { Hush, State } from '../core/state.ts';
import type { Clause, Player } from '../core/vocabulary.ts';
import { restack } from '../stacks/restack.ts';
import { reserve } from './melee/array.ts';

/** Stacks are put in order before a melee, by both sides, and after the battle. */
const REGROUPS: Readonly<Record<Clause, Hush['about']>> = { 'DP-7.10.2-a': 'array', 'DP-7.12-a': 'regroup' };

/** Questions that come again in the same player-turn, and need not. */
function subjectOf({ rules, frames }: State): Hush['about'] | null {
  const frame = frames.at(-1);
  if (rules !== 2) return null;
  if (frame?.kind === 'disclose' || frame?.kind === 'array') return frame.kind;
  if (frame?.kind === 'neutralise') return 'glow';
  return frame?.kind === 'regroup' ? (REGROUPS[frame.clause] ?? null) : null;
}

/** A question that is answered as good as finished is not put off. */
function hushRefusal(board: Board, player: Player): Clause | null {
  const about = subjectOf(board.state);
  if (about === null) return 'DP-7.5-d';
  if (about === 'disclose' || about === 'glow') return null;
  const orders = listOfActions(1);
  restack.list(board, player, orders);
  if (board.state.frames.at(-1)?.kind === 'array') reserve.list(board, player, orders);
  return orders.isFull() ? null : 'DP-5.2-d';
}

/** Nothing here, and do not ask again in this player-turn (R-DP-55). */
export const hush: Rule<'hush'> = {
  type: 'hush',
  timing: 'DP-7.5-d',
  list(board, player, sink) {
    if (hushRefusal(board, player) === null) sink.add({ type: 'hush' });
  },
  refusal: (board, player) => hushRefusal(board, player),
  carryOut({ state }, player) {
    const about = subjectOf(state);
    if (about === null) return;
    state.hushed = [...(state.hushed ?? []), { player, about }];
    state.frames.pop();
  },
};
