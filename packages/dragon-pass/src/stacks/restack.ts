import { type Board, hexName, orderStack, type Play, stackAt, stackOf, unitOf } from '../board.ts';
import type { FrameOf } from '../frames.ts';
import type { Rule } from '../rule.ts';
import type { Hex, Player, UnitId } from '../vocabulary.ts';
import { isMovable, openWindows } from './windows.ts';

function frameOf({ state }: Board): FrameOf<'restack'> {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'restack') throw new Error('no stack is being put in order');
  return frame;
}

/** The units of a stack that are put in order; the others keep their places among them. */
const orderable = (board: Board, hex: Hex, player: Player): UnitId[] =>
  stackOf(board, hex, player).filter((id) => isMovable(board, id));

/** DP-5.2-a, R-DPC-30: a stack of two units or more, once while it stays the same. */
const isRestackable = (board: Board, player: Player, hex: Hex): boolean =>
  stackAt(board, hex).length > 1 &&
  !board.state.restacked.includes(hex) &&
  orderable(board, hex, player).length > 1;

export const restack: Rule<'restack'> = {
  type: 'restack',
  timing: 'DP-5.2-d',
  list(board, player, sink) {
    for (const hex of openWindows(board, player))
      if (isRestackable(board, player, hex)) sink.actions.push({ type: 'restack', hex });
  },
  refusal(board, player, { hex }) {
    if (!openWindows(board, player).includes(hex)) return 'DP-5.2-b';
    return isRestackable(board, player, hex) ? null : 'DP-5.2-a';
  },
  carryOut({ state }, player, { hex }) {
    state.frames.push({ kind: 'restack', player, hex, placed: [] });
  },
};

/** The next unit from the top down; once all but one are placed the order is complete. */
export const next: Rule<'next'> = {
  type: 'next',
  timing: 'DP-5.2-a',
  list(board, _player, sink) {
    for (const unit of unplaced(board)) sink.actions.push({ type: 'next', unit });
  },
  refusal: (board, _player, { unit }) => (unplaced(board).includes(unit) ? null : 'DP-5.2-a'),
  carryOut(play, _player, { unit }) {
    frameOf(play).placed.push(unit);
    if (unplaced(play).length <= 1) finish(play);
  },
};

/** The units not yet placed stay as they lie, under those that are. */
export const keep: Rule<'keep'> = {
  type: 'keep',
  timing: 'DP-5.2-a',
  list(_board, _player, sink) {
    sink.actions.push({ type: 'keep' });
  },
  refusal: () => null,
  carryOut: (play) => finish(play),
};

function unplaced(board: Board): UnitId[] {
  const { player, hex, placed } = frameOf(board);
  return orderable(board, hex, player).filter((id) => !placed.includes(id));
}

function finish(play: Play): void {
  const { player, hex, placed } = frameOf(play);
  const order = [...placed, ...unplaced(play)];
  const own = stackOf(play, hex, player).map((id) => (isMovable(play, id) ? (order.shift() ?? id) : id));
  const others = stackAt(play, hex).filter((id) => unitOf(play, id).owner !== player);
  orderStack(play, hex, [...own, ...others]);
  play.state.frames.pop();
  play.state.restacked.push(hex);
  play.events.push({ type: 'restacked', clause: 'DP-5.2-a', hex: hexName(play, hex) });
}
