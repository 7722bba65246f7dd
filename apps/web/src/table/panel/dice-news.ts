import type { GameEvent, Seat } from '@hexwyrm/kernel';
import type { Entry } from '@hexwyrm/protocol';
import { isPhase } from '../../replay/log-events.ts';

/** Lines that can be taken in at one look. */
const MOST = 4;

/**
 * The dice rolled since the seat last chose, with their results, in order; nothing once a phase has begun or
 * the seat has continued without dice.
 */
export function diceNews(
  log: readonly Entry[],
  seat: Seat,
  isRoll: (event: GameEvent) => boolean,
): readonly GameEvent[] {
  const from = log.findLastIndex((entry) => entry.seat === seat || entry.events.some(isPhase));
  const news = log.slice(Math.max(from, 0)).flatMap(({ events }) => {
    const first = events.findIndex(isRoll);
    return first < 0 ? [] : events.slice(first).filter((event) => !isPhase(event));
  });
  return news.slice(-MOST);
}
