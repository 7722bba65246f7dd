import type { Game, GameEvent, GameState, Seat } from '@hexwyrm/kernel';
import type { Counsel } from './counsel.ts';

/** How values become chances: what a role brings by itself, what each turn adds to that, and what a point of value does. */
export interface Curve {
  readonly slope: number;
  /** By role: at the beginning, and for each turn. */
  readonly roles: Readonly<Record<string, { readonly start: number; readonly turn: number }>>;
}

export interface ChanceTable {
  readonly scenarios: Readonly<Record<string, Curve>>;
  /** For positions of no scenario of the table. */
  readonly any: Curve;
}

/** What a role's prospects are measured with: the higher, the more likely it wins. */
export interface Standing {
  readonly role: string;
  readonly value: number;
}

/** The chance of each to win; together they are one. */
export function chancesBy({ slope, roles }: Curve, turn: number, standings: readonly Standing[]): number[] {
  const prospects = standings.map(({ role, value }) => {
    const { start, turn: more } = roles[role] ?? EVEN;
    return start + more * turn + slope * value;
  });
  const most = Math.max(...prospects);
  const weights = prospects.map((prospect) => Math.exp(prospect - most));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / whole);
}

/** A role without figures of its own. */
const EVEN = { start: 0, turn: 0 };

/** The chance of each seat to win the game from here; a draw is worth as much to each. */
export function chancesOf<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  counsel: Counsel<S, A, E, V>,
  state: S,
): Readonly<Record<Seat, number>> {
  const seats = game.seatsOf(state);
  const outcome = game.outcome(state);
  const chances = outcome === null ? expected() : seats.map((seat) => ended(outcome.winner, seat));
  return Object.fromEntries(seats.map((seat, i) => [seat, chances[i]]));

  function expected(): number[] {
    const { judgement, chances: table, roleOf, turnNumber } = counsel;
    const curve = table.scenarios[game.scenarioOf(state)] ?? table.any;
    const standings = seats.map((seat) => ({
      role: roleOf(state, seat),
      value: judgement.value(state, seat),
    }));
    return chancesBy(curve, turnNumber(state), standings);
  }

  function ended(winner: Seat | null, seat: Seat): number {
    return winner === null ? 1 / seats.length : Number(winner === seat);
  }
}
