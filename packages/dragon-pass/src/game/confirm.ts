// Choices a player makes step by step: the player confirms before dice are rolled, even if no other answer is
// left. Until then the last step can be undone.

import { battleOf } from '../core/battle.ts';
import { type Board, unitOf } from '../core/board.ts';
import type { Frame, FrameKind, FrameOf } from '../core/frames.ts';

type Test<K extends FrameKind> = (board: Board, frame: FrameOf<K>) => boolean;

/** Whether something has been chosen in a frame of each kind. */
const BEGUN: { readonly [K in FrameKind]?: Test<K> } = {
  devour: (_board, { prey }) => prey.length > 0,
  spirits: (board) => (battleOf(board)?.abstaining.length ?? 0) > 0,
  casualties: (_board, { taken }) => taken.length > 0,
  // Fire at a single stack is one choice, however many shoot.
  aim: (board, { player }) => targetsOf(board, player).size > 1,
  array: (board) => (battleOf(board)?.reserve.length ?? 0) > 0,
  retreat: (board, { player }) =>
    battleOf(board)?.withdrawn.some(({ unit }) => unitOf(board, unit).owner === player) ?? false,
  regroup: ({ state }, { hexes }) => hexes.some((hex) => state.restacked.includes(hex)),
};

const targetsOf = (board: Board, player: number): Set<number> =>
  new Set(
    battleOf(board)?.aims.flatMap(({ unit, hex }) => (unitOf(board, unit).owner === player ? [hex] : [])),
  );

const testOf = <K extends FrameKind>(kind: K): Test<K> | undefined => BEGUN[kind];

/** Whether the frame holds something its player has put together. */
export const isBegun = (board: Board, frame: Frame): boolean =>
  testOf<FrameKind>(frame.kind)?.(board, frame) ?? false;
