import { eventsFor, type GameEvent, type GameState, type Seat } from '@hexwyrm/kernel';
import type { Kit } from '../games/kit.ts';
import type { Language, RuleBook } from '../games/rule-book.ts';

/** What happened, line by line, each with its rule, as far as the seats may know. */
export function tellEvents<S extends GameState, A, E extends GameEvent, V>(
  kit: Kit<S, A, E, V>,
  state: S,
  events: readonly E[],
  seats: readonly Seat[],
  language: Language,
): string[] {
  const told = events.filter((event) => seats.some((seat) => eventsFor([event], seat).length > 0));
  return told.flatMap((event) => {
    const words = kit.teller.event(state, event);
    return words === null ? [] : [`  ${words}  [${citation(kit.rules, event.clause, language)}]`];
  });
}

/** A clause with its title, because a number alone means little. */
export function citation(rules: RuleBook, clause: string, language: Language): string {
  const entry = rules.find(clause);
  return entry ? `${clause} ${entry[language].title}` : clause;
}
