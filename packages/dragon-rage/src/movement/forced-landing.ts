import type { Board, Play } from '../board.ts';
import type { Clause, Side } from '../vocabulary.ts';
import { crash } from './crash.ts';
import { landsInPlace } from './flight.ts';
import { majorsOf } from './modes.ts';
import { mustLand } from './wings.ts';

/** DR-2.12.1.7.2-c: a flyer with half its wings lands where it is before its movement phase can end. */
export function landingDuty(board: Board, side: Side): Clause | null {
  const { phase } = board.state;
  if (phase !== 2 && phase !== 7) return null;
  const due = majorsOf(board, side).some(
    (id) => mustLand(board, board.state.units[id]) && landsInPlace(board, id),
  );
  return due ? 'DR-2.12.1.7.2-c' : null;
}

/** DR-2.12.1.7.2-c: at the end of the phase those who could not land crash. */
export function unlandedCrash(play: Play, side: Side): void {
  for (const id of majorsOf(play, side)) if (mustLand(play, play.state.units[id])) crash(play, id);
}
