// The random event of the game-turn, as far as other chapters ask for it.

import type { State } from './state.ts';
import { type EventKind, eventOn, type RandomEvent } from './world/random-events.ts';

type Days = Pick<State, 'chance' | 'turn'>;

/** The event rolled in this game-turn, if it has any effect. */
export function eventOfToday({ chance, turn }: Days): RandomEvent | undefined {
  const last = chance?.rolled.at(-1);
  return last?.turn === turn && last.without === null ? eventOn(last.roll) : undefined;
}

/** Whether an event of that kind lasts for the game-turn. */
export const isToday = (days: Days, kind: EventKind): boolean =>
  days.chance !== undefined && eventOfToday(days)?.kind === kind;
