import { type Board, unitOf } from '../../core/board.ts';
import { activeFaults, type Fault, type FrameForm, phaseFaults } from '../../core/frame-form.ts';
import { DEAD, GONE, type Player, type UnitId } from '../../core/vocabulary.ts';
import { homesOfKing, kingOf } from '../../dragonewts/resurrection.ts';
import { refuges } from '../../heroes/escape.ts';

/** The owner of a fallen unit chooses where it comes back. */
function* returnFaults(board: Board, player: Player, id: UnitId, from = [DEAD]): Iterable<Fault> {
  yield* phaseFaults(board, 'rally');
  const { owner, hex } = unitOf(board, id);
  if (owner !== player) yield ['player', 'must own the unit'];
  if (!from.includes(hex)) yield ['unit', 'must have fallen'];
}

/** DP-8.5-c */
export const rejoin: FrameForm<'rejoin'> = {
  on: ['nothing', 'rallying', 'rejoin', 'regroup'],
  *faults(board, frame) {
    const { player, unit } = frame;
    yield* returnFaults(board, player, unit);
    if (refuges(board, unit).length === 0)
      yield ['unit', 'has no escape, or no stack to come back to (DP-8.5-d)'];
    if (board.state.frames.some((other) => other !== frame && other.kind === 'rejoin' && other.unit === unit))
      yield ['unit', 'comes back twice'];
  },
};

/** DP-16.5.2-e */
export const reappear: FrameForm<'reappear'> = {
  on: ['rallying'],
  *faults(board, { player, unit }) {
    // DP-16.5.2-d: after a failed escape the King is gone, and may come back all the same.
    yield* returnFaults(board, player, unit, [DEAD, GONE]);
    if (kingOf(board) !== unit) yield ['unit', 'must be the Inhuman King'];
    else if (homesOfKing(board, unit).length === 0)
      yield ['unit', 'has no city to come back to (DP-16.5.2-e)'];
  },
};

/** DP-2-p */
export const rallying: FrameForm<'rallying'> = {
  on: ['nothing'],
  *faults(board, { player }) {
    yield* phaseFaults(board, 'rally');
    yield* activeFaults(board, player);
  },
};
