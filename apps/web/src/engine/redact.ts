import { eventsFor, type GameEvent, type Json, type LogEntry, type Seat } from '@hexwyrm/kernel';
import type { TableEntry } from '@hexwyrm/protocol';

/** Plain data as it travels: what is undefined is left out. */
export const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** A line of the log as the seat may read it: an action of which it may hear nothing is not named. */
export function entryFor<A, E extends GameEvent>(entry: LogEntry<A, E>, seat: Seat): TableEntry {
  const events = eventsFor(entry.events, seat);
  const secret = entry.seat !== seat && entry.events.length > 0 && events.length === 0;
  return {
    seat: entry.seat,
    action: secret ? null : plain(entry.action),
    rolled: entry.rolled,
    events,
  };
}
