import type { Decision, GameEvent, Refusal, Seat, Verdict } from './contract.ts';
import { KERNEL_CLAUSES, RefusedError } from './errors.ts';

/** The refusal of a seat that is not asked, or null when it is. The same for every game. */
export function refuseSeat(decision: Decision | null, seat: Seat): Refusal | null {
  if (decision === null) return { clause: KERNEL_CLAUSES.gameOver };
  if (decision.seats.includes(seat)) return null;
  return { clause: KERNEL_CLAUSES.wrongSeat, facts: { seat, asked: decision.seats } };
}

/** The action of an accepting verdict; throws RefusedError on the other kind. */
export function accepted<A>(verdict: Verdict<A>): A {
  if (!verdict.ok) throw new RefusedError(verdict.refusal);
  return verdict.action;
}

/** The events that a seat may see. */
export function eventsFor<E extends GameEvent>(events: readonly E[], seat: Seat): readonly E[] {
  return events.filter(({ audience }) => audience === undefined || audience.includes(seat));
}
