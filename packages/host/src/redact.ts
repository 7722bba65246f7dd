import { eventsFor, type GameEvent, type Json, type LogEntry, type Seat } from '@hexwyrm/kernel';
import type { Entry } from '@hexwyrm/protocol';

/** Data as they travel: what is undefined is left out. */
export const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** A log entry as the seat may read it. What others chose is theirs to know: its events tell what all may know of it. */
export const entryFor = <A, E extends GameEvent>(entry: LogEntry<A, E>, seat: Seat): Entry => ({
  seat: entry.seat,
  action: entry.seat === seat ? plain(entry.action) : null,
  rolled: entry.rolled,
  events: eventsFor(entry.events, seat),
});
