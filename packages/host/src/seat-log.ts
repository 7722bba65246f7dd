import {
  type GameEvent,
  type GameState,
  isKnownTo,
  type LogEntry,
  type Match,
  OptionError,
  type Seat,
} from '@hexwyrm/kernel';
import type { Entry } from '@hexwyrm/protocol';
import { entryFor } from './redact.ts';

/** The lines of the log that the seat knows of: all of them when the game is over. */
export const linesFor = <S extends GameState, A, E extends GameEvent, V>(
  { log, outcome }: Match<S, A, E, V>,
  seat: Seat,
): readonly LogEntry<A, E>[] => (outcome() === null ? log.filter(isKnownTo(seat)) : log);

/** How many actions had been taken in truth when the seat knew of so many, and of no more. */
export function placeOf<S extends GameState, A, E extends GameEvent, V>(
  match: Match<S, A, E, V>,
  seat: Seat,
  actions: number,
): number {
  const lines = linesFor(match, seat);
  if (actions > lines.length)
    throw new OptionError('actions', `must be a whole number from 0 to ${lines.length}`);
  return actions === lines.length ? match.log.length : match.log.indexOf(lines[actions]);
}

/** Each seat's log as it reads it: a line that has been read stays the same object. */
export function createReading<S extends GameState, A, E extends GameEvent, V>(
  match: Match<S, A, E, V>,
): (seat: Seat) => readonly Entry[] {
  const read = new Map<Seat, WeakMap<LogEntry<A, E>, Entry>>();
  return (seat) => {
    const known = read.get(seat) ?? new WeakMap<LogEntry<A, E>, Entry>();
    read.set(seat, known);
    return linesFor(match, seat).map((line) => {
      const entry = known.get(line) ?? entryFor(line, seat);
      known.set(line, entry);
      return entry;
    });
  };
}
