import type { GameEvent, GameState, Seat } from '@hexwyrm/kernel';
import type { Counsel } from '../advice/counsel.ts';

/** What is told of a game besides its result. */
export interface Chronicle {
  /** How it stood at the end, in named numbers: points, units lost. */
  readonly tallies: Readonly<Record<string, number>>;
  /** How often something happened in a hex, by what it was and the number of the hex. */
  readonly heat: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** At the beginning of each player-turn its number, and what the position was worth to each seat in seating order. */
  readonly course: readonly (readonly number[])[];
}

/** What a game lends a chronicler. */
export interface Annals<S extends GameState, E extends GameEvent> {
  tally(state: S): Readonly<Record<string, number>>;
  /** What an event is counted as, and where it happened; null: it is not counted. */
  placed(event: E): { readonly what: string; readonly hexes: readonly string[] } | null;
}

/** How positions are measured. */
type Measure<S extends GameState, A> = Pick<
  Counsel<S, A, GameEvent, unknown>,
  'judgement' | 'turnOf' | 'turnNumber'
>;

/** Values are kept to a hundredth: more would be noise. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Writes a game down while it is played. */
export class Chronicler<S extends GameState, A, E extends GameEvent> {
  readonly #counsel: Measure<S, A>;
  readonly #annals: Annals<S, E>;
  readonly #seats: readonly Seat[];
  readonly #heat: Record<string, Record<string, number>> = {};
  readonly #course: number[][] = [];
  #turn = '';

  constructor(counsel: Measure<S, A>, annals: Annals<S, E>, seats: readonly Seat[]) {
    this.#counsel = counsel;
    this.#annals = annals;
    this.#seats = seats;
  }

  /** An action led here, and this came of it. */
  note(state: S, events: readonly E[]): void {
    for (const event of events) {
      const placed = this.#annals.placed(event);
      if (placed === null) continue;
      this.#heat[placed.what] ??= {};
      const counts = this.#heat[placed.what];
      for (const hex of placed.hexes) counts[hex] = (counts[hex] ?? 0) + 1;
    }
    const { judgement, turnOf, turnNumber } = this.#counsel;
    const turn = turnOf(state);
    if (turn === this.#turn) return;
    this.#turn = turn;
    const values = this.#seats.map((seat) => rounded(judgement.value(state, seat)));
    this.#course.push([turnNumber(state), ...values]);
  }

  end(state: S): Chronicle {
    return { tallies: this.#annals.tally(state), heat: this.#heat, course: this.#course };
  }
}
