import type { Json, Seat } from '@hexwyrm/kernel';
import type { Snapshot } from '@hexwyrm/protocol';
import type { Seats } from './game-store.ts';

/** What a seat answers to a question without being asked. */
export interface StandingAnswer {
  readonly seat: Seat;
  /** The kind of question. */
  readonly kind: string;
  readonly answer: Json;
  /** Only in this turn; null: for the rest of the game. */
  readonly turn: number | null;
}

/** The answer that a person at this screen has given beforehand to what is asked now, or null. */
export function answerBeforehand(
  { decision, standing: { turn: now } }: Snapshot,
  seats: Seats,
  standing: readonly StandingAnswer[],
): StandingAnswer | null {
  if (decision === null) return null;
  return (
    standing.find(
      ({ seat, kind, turn }) =>
        kind === decision.kind &&
        decision.seats.includes(seat) &&
        seats[seat] === 'person' &&
        (turn === null || turn === now),
    ) ?? null
  );
}

/** With another answer of the seat to that kind of question; `next` null: it is asked again. */
export const withAnswer = (
  standing: readonly StandingAnswer[],
  { seat, kind }: Pick<StandingAnswer, 'seat' | 'kind'>,
  next: Pick<StandingAnswer, 'answer' | 'turn'> | null,
): readonly StandingAnswer[] => [
  ...standing.filter((one) => one.seat !== seat || one.kind !== kind),
  ...(next === null ? [] : [{ seat, kind, ...next }]),
];
