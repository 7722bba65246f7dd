import type { ScenarioInfo, Seat } from '@hexwyrm/kernel';

/** One game to be played: the bot of each seat, by name. Games of one round and scenario have the same dice. */
export interface Duel {
  readonly scenario: string;
  readonly round: number;
  readonly bots: Readonly<Record<Seat, string>>;
}

/** Games with the same dice, in which two bots swap their seats. */
export type DuelPair = readonly Duel[];

/**
 * Everyone against everyone in each scenario, pair after pair, so that a series cut short is even in all. Where a game has
 * three seats one bot takes a single one, a different one each round. A bot without rivals plays itself.
 */
export function schedule(
  bots: readonly string[],
  scenarios: readonly ScenarioInfo[],
  rounds: number,
): readonly DuelPair[] {
  const meetings = bots.length === 1 ? [[bots[0], bots[0]]] : meetingsOf(bots);
  return Array.from({ length: rounds }, (_, round) =>
    scenarios.flatMap(({ id, seats }) => {
      const lone = seats[round % seats.length];
      const duel = (one: string, rest: string): Duel => ({
        scenario: id,
        round,
        bots: Object.fromEntries(seats.map((seat) => [seat, seat === lone ? one : rest])),
      });
      return meetings.map(([a, b]) => (a === b ? [duel(a, b)] : [duel(a, b), duel(b, a)]));
    }),
  ).flat();
}

const meetingsOf = (bots: readonly string[]): (readonly [string, string])[] =>
  bots.flatMap((one, i) => bots.slice(i + 1).map((other) => [one, other] as const));

/** What distinguishes a game from all others of its series. */
export const duelKey = ({ scenario, round, bots }: Duel): string =>
  JSON.stringify([scenario, round, Object.entries(bots)]);
