import type { Seat } from '@hexwyrm/kernel';
import { eloRatings } from '../ratings/elo.ts';
import { mean, type Rate, wilson } from '../ratings/statistics.ts';
import type { Chronicle } from './chronicle.ts';
import type { Duel } from './schedule.ts';

/** How long one bot thought in a game. */
export interface Thinking {
  readonly decisions: number;
  readonly ms: number;
  readonly longest: number;
}

/** A game that was played. */
export interface PlayedDuel extends Duel {
  readonly winner: Seat | null;
  /** The victory condition, or 'cap' for a game that was given up because it took too long. */
  readonly reason: string;
  readonly turns: number;
  readonly actions: number;
  readonly thinking: Readonly<Record<string, Thinking>>;
  /** Where more was asked for. */
  readonly chronicle?: Chronicle | undefined;
}

export interface Standing {
  readonly bot: string;
  readonly games: number;
  readonly score: number;
  /** Rating points above the field's average, and their 95 % interval. */
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

export interface ArenaReport {
  /** The best first. */
  readonly standings: readonly Standing[];
  /** What the first bot scored against the second. */
  readonly meetings: readonly ({
    readonly bots: readonly [string, string];
    readonly games: number;
    readonly score: number;
  } & Rate)[];
  /** Games won by each bot in each seat of each scenario, with the 95 % interval of their rate (Wilson). */
  readonly sides: readonly ({
    readonly scenario: string;
    readonly seat: Seat;
    readonly bot: string;
    readonly games: number;
    readonly wins: number;
  } & Rate)[];
  readonly scenarios: readonly {
    readonly scenario: string;
    readonly games: number;
    readonly draws: number;
    /** How many games ended by each victory condition. */
    readonly endings: Readonly<Record<string, number>>;
    readonly meanTurns: number;
    readonly meanActions: number;
  }[];
  /** Milliseconds a decision. */
  readonly thinking: readonly {
    readonly bot: string;
    readonly decisions: number;
    readonly mean: number;
    readonly longest: number;
  }[];
}

/** What the bot scored: a game won is 1, a draw a half. */
export const scoreOf = ({ winner, bots }: PlayedDuel, bot: string): number =>
  winner === null ? 0.5 : Number(bots[winner] === bot);

const isIn = ({ bots }: PlayedDuel, bot: string): boolean => Object.values(bots).includes(bot);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];

export function reportOn(bots: readonly string[], games: readonly PlayedDuel[]): ArenaReport {
  const scenarios = unique(games.map(({ scenario }) => scenario));
  const meetings = meetingsOf(bots, games);
  return {
    standings: standingsOf(bots, games, meetings),
    meetings: meetings.map(({ players: [a, b], games: count, score }) => {
      const rate = wilson(score, count);
      return { bots: [bots[a], bots[b]], games: count, score, ...rate };
    }),
    sides: scenarios.flatMap((scenario) =>
      sidesOf(
        scenario,
        games.filter((game) => game.scenario === scenario),
      ),
    ),
    scenarios: scenarios.map((scenario) =>
      summaryOf(
        scenario,
        games.filter((game) => game.scenario === scenario),
      ),
    ),
    thinking: bots.map((bot) => thinkingOf(bot, games)),
  };
}

function meetingsOf(bots: readonly string[], games: readonly PlayedDuel[]) {
  return bots.flatMap((one, a) =>
    bots.slice(a + 1).map((other, i) => {
      const met = games.filter((game) => isIn(game, one) && isIn(game, other));
      const score = sum(met.map((game) => scoreOf(game, one)));
      return { players: [a, a + 1 + i] as const, games: met.length, score };
    }),
  );
}

function standingsOf(
  bots: readonly string[],
  games: readonly PlayedDuel[],
  meetings: ReturnType<typeof meetingsOf>,
): readonly Standing[] {
  const ratings = eloRatings(bots.length, meetings);
  return bots
    .map((bot, i) => {
      const own = games.filter((game) => isIn(game, bot));
      return { bot, games: own.length, score: sum(own.map((game) => scoreOf(game, bot))), ...ratings[i] };
    })
    .toSorted((a, b) => b.elo - a.elo);
}

function sidesOf(scenario: string, games: readonly PlayedDuel[]): ArenaReport['sides'] {
  const seats = unique(games.flatMap(({ bots }) => Object.keys(bots)));
  return seats.flatMap((seat) =>
    unique(games.map(({ bots }) => bots[seat])).map((bot) => {
      const played = games.filter(({ bots }) => bots[seat] === bot);
      const wins = played.filter(({ winner }) => winner === seat).length;
      return { scenario, seat, bot, games: played.length, wins, ...wilson(wins, played.length) };
    }),
  );
}

function summaryOf(scenario: string, games: readonly PlayedDuel[]): ArenaReport['scenarios'][number] {
  const reasons = games.map(({ reason }) => reason);
  return {
    scenario,
    games: games.length,
    draws: games.filter(({ winner }) => winner === null).length,
    endings: Object.fromEntries(
      unique(reasons.toSorted()).map((reason) => [reason, reasons.filter((one) => one === reason).length]),
    ),
    meanTurns: mean(games.map(({ turns }) => turns)),
    meanActions: mean(games.map(({ actions }) => actions)),
  };
}

function thinkingOf(bot: string, games: readonly PlayedDuel[]): ArenaReport['thinking'][number] {
  const thoughts = games.flatMap(({ thinking }) => (bot in thinking ? [thinking[bot]] : []));
  const decisions = sum(thoughts.map((thought) => thought.decisions));
  const ms = sum(thoughts.map((thought) => thought.ms));
  return {
    bot,
    decisions,
    mean: decisions === 0 ? 0 : ms / decisions,
    longest: Math.max(0, ...thoughts.map((thought) => thought.longest)),
  };
}
