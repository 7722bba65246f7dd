import {
  barrierTo,
  canonical,
  type GameEvent,
  type GameState,
  type Json,
  type Match,
  type Seat,
  scriptedDice,
  UndoError,
} from '@hexwyrm/kernel';
import { plain } from './redact.ts';

/**
 * Takes the seat's newest action like this one back and plays again what the seat did since: for choices whose order
 * does not matter, such as counters picked for an army. Goes no further than undo may. Where a later action is no
 * longer legal without it, nothing changes: they are tried on a copy first. Returns where the log has changed.
 */
export function retract<S extends GameState, A, E extends GameEvent, V>(
  match: Match<S, A, E, V>,
  seat: Seat,
  action: Json,
): number {
  const at = newestLike(match, seat, canonical(action));
  const later = match.log.slice(at + 1).map((entry) => entry.action);
  const trial = match.game.clone(match.stateAt(at));
  for (const each of later) match.game.apply(trial, seat, each, scriptedDice([]));
  while (match.log.length > at) match.undo(seat);
  for (const each of later) match.apply(seat, each);
  return at;
}

/** The place in the log of the newest such action. Throws UndoError where undo may not go that far. */
function newestLike<S extends GameState, A, E extends GameEvent, V>(
  { log }: Match<S, A, E, V>,
  seat: Seat,
  wanted: string,
): number {
  const at = log.findLastIndex(
    (entry) => barrierTo(entry, seat) !== null || canonical(plain(entry.action)) === wanted,
  );
  const barrier = barrierTo(at < 0 ? undefined : log[at], seat);
  if (barrier !== null) throw new UndoError(barrier, seat);
  return at;
}
