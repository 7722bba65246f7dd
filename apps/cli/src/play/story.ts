import { eventsFor, type GameEvent, type Seat } from '@hexwyrm/kernel';
import type { Language } from '@hexwyrm/words';
import type { RuleBook } from '../games/rule-book.ts';
import type { Sight } from '../games/teller.ts';

/** What happened, line by line, each with its rule, as far as the seats may know. */
export function tellEvents<E extends GameEvent>(
  sight: Sight<never, E>,
  events: readonly E[],
  seats: readonly Seat[],
  cite: (clause: string) => string,
): string[] {
  const told = events.filter((event) => seats.some((seat) => eventsFor([event], seat).length > 0));
  return told.map((event) => `  ${sight.event(event)}  [${cite(event.clause)}]`);
}

/** A clause with its title, because a number alone means little. */
export function citation(rules: RuleBook, clause: string, language: Language): string {
  const entry = rules.find(clause);
  return entry ? `${clause} ${entry[language].title}` : clause;
}
