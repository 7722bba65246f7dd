import { type Board, typeOf, unitOf } from '../core/board.ts';
import { sheetOf } from '../core/scenarios.ts';
import type { UnitId } from '../core/vocabulary.ts';

/** DP-8.6-a: the best friend of a superhero in this scenario, or -1. */
export function bestFriendOf(board: Board, id: UnitId): UnitId {
  const friend = sheetOf(board.state).bestFriends[typeOf(board, id).id];
  if (friend === undefined) return -1;
  const { owner } = unitOf(board, id);
  return board.state.units.findIndex(
    (unit, other) => unit.owner === owner && typeOf(board, other).id === friend,
  );
}

/** The superhero whose best friend this is, or -1. */
export function avengerOf(board: Board, friend: UnitId): UnitId {
  const { id: name } = typeOf(board, friend);
  if (!Object.values(sheetOf(board.state).bestFriends).includes(name)) return -1;
  return board.state.units.findIndex((_, id) => bestFriendOf(board, id) === friend);
}
