import { type Board, faceOf, unitOf } from '../../core/board.ts';
import { type Parts, type UnitId, WHOLE } from '../../core/vocabulary.ts';
import { bestFriendOf } from '../../heroes/friends.ts';
import { cfOf } from '../../moon/figures.ts';
import { isDragon, isTreasure } from '../../stacks/kinds.ts';

/** What leaders add to a fighting unit (7.10.6.5): the best one in its stack, or two friends together (DP-8.6-b). */
export function leadershipFor(board: Board, id: UnitId, fighters: readonly UnitId[]): Parts {
  if (faceOf(board, id).leadership > 0 || !canBeLed(board, id)) return 0;
  const { hex } = unitOf(board, id);
  const leaders = fighters.filter(
    (other) => unitOf(board, other).hex === hex && faceOf(board, other).leadership > 0,
  );
  return Math.max(0, ...leaders.map((leader) => factorOf(board, leader, leaders))) * WHOLE;
}

/** DP-7.10.6.5-f, DP-16.6.4-e, R-DPC-67: no unit without strength, no treasure, no dragon. */
const canBeLed = (board: Board, id: UnitId): boolean =>
  (cfOf(board, id) ?? 0) > 0 && !isTreasure(board, id) && !isDragon(board, id);

function factorOf(board: Board, leader: UnitId, leaders: readonly UnitId[]): number {
  const friend = bestFriendOf(board, leader);
  const joint = leaders.includes(friend) ? faceOf(board, friend).leadership : 0;
  return faceOf(board, leader).leadership + joint;
}
