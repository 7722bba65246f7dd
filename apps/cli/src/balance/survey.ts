import { type PlayedDuel, type Rate, wilson } from '@hexwyrm/bots';
import type { ScenarioInfo, Seat } from '@hexwyrm/kernel';

/** Of numbers of several games. */
export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

/** How the games of one scenario went. */
export interface ScenarioBalance {
  readonly scenario: string;
  readonly games: number;
  readonly sides: readonly ({ readonly seat: Seat; readonly wins: number } & Rate)[];
  readonly draws: number;
  /** How many games ended by each victory condition; `cap` is a game that was given up. */
  readonly endings: Readonly<Record<string, number>>;
  readonly turns: Spread;
  readonly actions: Spread;
  /** How it stood at the end. */
  readonly tallies: Readonly<Record<string, Spread>>;
  /** How often a game something happened in a hex. */
  readonly heat: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** What games of one bot against itself say about the scenarios of a game. */
export interface Survey {
  readonly game: string;
  readonly rulesVersion: number;
  readonly bot: string;
  readonly seed: string;
  readonly scenarios: readonly ScenarioBalance[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const spreadOf = (numbers: readonly number[]): Spread => ({
  mean: sum(numbers) / numbers.length,
  least: Math.min(...numbers),
  most: Math.max(...numbers),
});

/** What games of one bot against itself say about a scenario; null: none was played. */
export function surveyOf({ id, seats }: ScenarioInfo, all: readonly PlayedDuel[]): ScenarioBalance | null {
  const games = all.filter(({ scenario }) => scenario === id);
  if (games.length === 0) return null;
  const chronicles = games.flatMap(({ chronicle }) => chronicle ?? []);
  const names = [...new Set(chronicles.flatMap(({ tallies }) => Object.keys(tallies)))];
  return {
    scenario: id,
    games: games.length,
    sides: seats.map((seat) => {
      const wins = games.filter(({ winner }) => winner === seat).length;
      return { seat, wins, ...wilson(wins, games.length) };
    }),
    draws: games.filter(({ winner }) => winner === null).length,
    endings: endingsOf(games),
    turns: spreadOf(games.map(({ turns }) => turns)),
    actions: spreadOf(games.map(({ actions }) => actions)),
    tallies: Object.fromEntries(
      names.map((name) => [name, spreadOf(chronicles.map(({ tallies }) => tallies[name] ?? 0))]),
    ),
    heat: heatOf(chronicles),
  };
}

/** The commonest first. */
function endingsOf(games: readonly PlayedDuel[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { reason } of games) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)));
}

function heatOf(chronicles: readonly NonNullable<PlayedDuel['chronicle']>[]): ScenarioBalance['heat'] {
  const total: Record<string, Record<string, number>> = {};
  for (const { heat } of chronicles)
    for (const [what, counts] of Object.entries(heat)) {
      total[what] ??= {};
      const hexes = total[what];
      for (const [hex, count] of Object.entries(counts))
        hexes[hex] = (hexes[hex] ?? 0) + count / chronicles.length;
    }
  return total;
}
