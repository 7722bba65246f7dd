import type { Odds } from '@hexwyrm/kernel';
import { crash, crashOdds } from '../../consequences/crash.ts';
import type { Board, Play } from '../../core/board.ts';
import { activity } from '../../core/state.ts';
import type { Clause, Side } from '../../core/vocabulary.ts';
import { majorsOf } from '../major/modes.ts';
import { landsInPlace } from './flight.ts';
import { mustLand } from './wings.ts';

const isMovement = ({ state }: Board): boolean => state.phase === 2 || state.phase === 7;

/** DR-2.12.1.7.2-c: a flyer with half its wings lands where it is before its movement phase can end. */
export function landingDuty(board: Board, side: Side): Clause | null {
  if (!isMovement(board)) return null;
  const due = majorsOf(board, side).some(
    (id) => mustLand(board, board.state.units[id]) && landsInPlace(board, id),
  );
  return due ? 'DR-2.12.1.7.2-c' : null;
}

/** DR-2.12.1.7.2-c: at the phase's end monsters that could not land crash, as their flight (R-DR-72, 80). */
export function unlandedCrash(play: Play, side: Side): void {
  for (const id of majorsOf(play, side)) {
    const unit = play.state.units[id];
    if (!mustLand(play, unit)) continue;
    activity(unit).mode = 'fly';
    crash(play, id);
  }
}

/** The rolls of those crashes, when the movement phase ends. */
export const unlandedOdds = (board: Board, side: Side): Odds =>
  isMovement(board)
    ? majorsOf(board, side)
        .filter((id) => mustLand(board, board.state.units[id]))
        .flatMap((id) => crashOdds(board, id, board.state.units[id].hex))
    : [];
