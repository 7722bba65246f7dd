import {
  barrierTo,
  canonical,
  type GameEvent,
  type GameState,
  isKnownTo,
  type Json,
  type LogEntry,
  type Match,
  type Seat,
  scriptedDice,
  UndoError,
} from '@hexwyrm/kernel';
import { plain } from './redact.ts';

/**
 * Takes the seat's newest action like this one back and plays again what the seat did since: for choices whose order
 * does not matter, such as counters picked for an army. Goes no further than undo may. Where a later action is no
 * longer legal without it, nothing changes: they are tried on a copy first. Returns what was played again.
 */
export function retract<S extends GameState, A, E extends GameEvent, V>(
  match: Match<S, A, E, V>,
  seat: Seat,
  action: Json,
): readonly LogEntry<A, E>[] {
  const at = match.log.indexOf(newestLike(match, seat, canonical(action)));
  const later = match.log.slice(at + 1);
  const trial = match.game.clone(match.stateAt(at));
  for (const each of later) match.game.apply(trial, each.seat, each.action, scriptedDice([]));
  const own = later.filter((entry) => entry.seat === seat);
  for (let left = own.length + 1; left > 0; left -= 1) match.undo(seat);
  return own.map((entry) => match.apply(seat, entry.action));
}

/** The newest such action. Throws UndoError where undo may not go that far. */
function newestLike<S extends GameState, A, E extends GameEvent, V>(
  { log }: Match<S, A, E, V>,
  seat: Seat,
  wanted: string,
): LogEntry<A, E> {
  const found = log
    .filter(isKnownTo(seat))
    .findLast((entry) => barrierTo(entry, seat) !== null || canonical(plain(entry.action)) === wanted);
  const barrier = barrierTo(found, seat);
  if (found === undefined || barrier !== null) throw new UndoError(barrier ?? 'nothing', seat);
  return found;
}
