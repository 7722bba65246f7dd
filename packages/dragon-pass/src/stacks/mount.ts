// The Hound and its rider, Ethilrist or Keener Than (16.14.3, 16.14.4).

import { type Board, unitOf } from '../core/board.ts';
import type { UnitId } from '../core/vocabulary.ts';
import { unitWith } from './roster.ts';

/** The Hound of the game, or -1. */
export const houndOf = unitWith('runs-doom');

/** DP-16.14.4-a: the one who can call it, or -1. */
export const callerOf = unitWith('calls-hound');

/** DP-16.14.3-a: its first master, or -1. */
export const masterOfHound = unitWith('rides-hound');

/** Who rides the Hound: it is on the map and stacked with them; or -1. */
export function riderOf(board: Board): UnitId {
  const hound = houndOf(board);
  if (hound < 0 || unitOf(board, hound).hex < 0) return -1;
  const { hex, owner } = unitOf(board, hound);
  const isRider = (id: UnitId): boolean =>
    id >= 0 && unitOf(board, id).hex === hex && unitOf(board, id).owner === owner;
  return [masterOfHound(board), callerOf(board)].find(isRider) ?? -1;
}

/** The Hound, for its rider; or -1. */
export const mountOf = (board: Board, id: UnitId): UnitId => (riderOf(board) === id ? houndOf(board) : -1);
