// Several defending players act one after the other: the defender first, unless they defer (R-DPC-86).

import { battleOf } from '../core/battle.ts';
import { type Board, unitOf } from '../core/board.ts';
import type { Battle, Frame, FrameOf } from '../core/frames.ts';
import type { Rule } from '../core/rule.ts';
import type { Clause, Player } from '../core/vocabulary.ts';
import { canRetreat } from './retreat/retreat.ts';

/** What defending players do in turn: aim, retreat, put their stacks in order. */
type Turn = FrameOf<'aim' | 'retreat' | 'regroup'>;

/** Defending players, the defender first, then in the order of turns. */
export function defendingPlayers(board: Board, battle: Battle): Player[] {
  const owners = new Set(battle.defenders.map((id) => unitOf(board, id).owner));
  const others = [...owners].filter((player) => player !== battle.commander).sort((a, b) => a - b);
  return owners.has(battle.commander) ? [battle.commander, ...others] : others;
}

const isTurn = (frame: Frame | undefined): frame is Turn =>
  frame?.kind === 'aim' ||
  frame?.kind === 'retreat' ||
  (frame?.kind === 'regroup' && frame.clause === 'DP-7.10.2-a');

/** Whether the player has begun, or has nothing to do at all. */
function isSpent(board: Board, frame: Turn): boolean {
  if (frame.kind === 'retreat') return !canRetreat(board, frame.player);
  if (frame.kind === 'regroup') return frame.hexes.some((hex) => board.state.restacked.includes(hex));
  return battleOf(board)?.aims.some(({ unit }) => unitOf(board, unit).owner === frame.player) ?? true;
}

function deferRefusal(board: Board): Clause | null {
  const { frames } = board.state;
  const frame = frames.at(-1);
  if (!isTurn(frame) || frame.player !== battleOf(board)?.commander) return 'DP-7.10.2-b';
  const others = frames.filter((other) => other.kind === frame.kind).length > 1;
  return others && !isSpent(board, frame) ? null : 'DP-7.10.2-b';
}

/** DP-7.9.3-c, DP-7.10.2-b: the defender lets other defending players announce, retreat or reorder first. */
export const defer: Rule<'defer'> = {
  type: 'defer',
  timing: 'DP-7.10.2-b',
  list(board, _player, sink) {
    if (deferRefusal(board) === null) sink.add({ type: 'defer' });
  },
  refusal: (board) => deferRefusal(board),
  carryOut({ state }) {
    const frame = state.frames.pop();
    if (frame) state.frames.splice(state.frames.findIndex(({ kind }) => kind === 'battle') + 1, 0, frame);
  },
};
