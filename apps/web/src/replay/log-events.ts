import type { GameEvent, Seat } from '@hexwyrm/kernel';
import type { Entry } from '@hexwyrm/protocol';
import type { PhaseEvent } from '../table/kit.ts';

/** One event, when it happened and by whose choice. */
export interface LogEvent<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly turn: number;
  /** How many actions had been taken when it had happened. */
  readonly actions: number;
  readonly seat: Seat;
}

export const isPhase = (event: GameEvent): event is PhaseEvent => event.type === 'phase';

/** The winner in these events, or null. */
export function winnerIn(events: readonly GameEvent[]): Seat | null {
  const end = events.find(({ type }) => type === 'game-over');
  return end !== undefined && 'winner' in end && typeof end.winner === 'string' ? end.winner : null;
}

/** The turn that begins, with or without a phase, or null. */
const turnBegunBy = (event: GameEvent): number | null =>
  isTurn(event) || isPhase(event) ? event.turn : null;

const isTurn = (event: GameEvent): event is GameEvent & { readonly turn: number } =>
  event.type === 'turn-began' && 'turn' in event && typeof event.turn === 'number';

/** All events in order. A game that began in mid-turn has no phase event for it: `now` gives the phase. */
export function logEvents(log: readonly Entry[], now: number): readonly LogEvent[] {
  let turn = log.flatMap(({ events }) => events).find(isPhase)?.turn ?? now;
  return log.flatMap(({ events, seat }, index) =>
    events.map((event) => {
      turn = turnBegunBy(event) ?? turn;
      return { event, turn, actions: index + 1, seat };
    }),
  );
}
