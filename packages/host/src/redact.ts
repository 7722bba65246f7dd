import { eventsFor, type GameEvent, type Json, type LogEntry, type Seat } from '@hexwyrm/kernel';
import type { Entry } from '@hexwyrm/protocol';

/** Data as they travel: what is undefined is left out. */
export const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** A log entry as the seat may read it: an action of which it may know nothing is not named. */
export function entryFor<A, E extends GameEvent>(entry: LogEntry<A, E>, seat: Seat): Entry {
  const events = eventsFor(entry.events, seat);
  const secret = entry.seat !== seat && entry.events.length > 0 && events.length === 0;
  return { seat: entry.seat, action: secret ? null : plain(entry.action), rolled: entry.rolled, events };
}
