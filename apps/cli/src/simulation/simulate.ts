import { type Bot, mean, playMatch, type Rate, seated, wilson } from '@hexwyrm/bots';
import {
  type GameEvent,
  type GameState,
  hashState,
  type Json,
  newRecord,
  type Replay,
  type Seat,
  seededDice,
} from '@hexwyrm/kernel';
import type { Kit } from '../games/kit.ts';
import { botNamed } from '../terminal/bot-names.ts';
import { UsageError } from '../terminal/io.ts';

export interface SimulationOrder {
  readonly scenario: string;
  readonly games: number;
  /** `invader=greedy,defender=random`, or one name for all seats. */
  readonly bots: string;
  readonly seed: string;
  readonly evaluations: number | null;
  readonly options: Json;
}

export interface SimulationReport {
  readonly game: string;
  readonly scenario: string;
  readonly games: number;
  readonly seed: string;
  readonly bots: Readonly<Record<Seat, string>>;
  /** By seat: games won, their rate, and its 95 % interval (Wilson). */
  readonly wins: Readonly<Record<Seat, { readonly wins: number } & Rate>>;
  readonly draws: number;
  /** Games given up because they took too long: a bug of a bot or of the rules. */
  readonly unfinished: number;
  readonly reasons: Readonly<Record<string, number>>;
  readonly meanTurns: number;
  readonly meanActions: number;
}

/** Bots play game after game; `keep` is handed the replay of each. */
export function simulate<S extends GameState, A, E extends GameEvent, V>(
  kit: Kit<S, A, E, V>,
  order: SimulationOrder,
  keep: (replay: Replay<A>, number: number) => void = () => {},
): SimulationReport {
  const { game } = kit;
  const seats = game.scenarios.find(({ id }) => id === order.scenario)?.seats ?? game.seats;
  const bots = botsBySeat(kit, seats, order.bots);
  const limit = order.evaluations === null ? {} : { budget: { evaluations: order.evaluations } };
  const botFor = (seat: Seat): Bot<S, A, E, V> => bots.get(seat) ?? [...bots.values()][0];
  const matches = Array.from({ length: order.games }, (_, number) => {
    const seed = `${order.seed}/${number}`;
    const dice = seededDice(seed);
    const thoughts = seededDice(`${seed}/bots`);
    const state = game.setup(order.scenario, order.options, dice);
    const players = new Map(seats.map((seat) => [seat, seated(botFor(seat))]));
    const playerAt = (seat: Seat): Bot<S, A, E, V> => players.get(seat) ?? botFor(seat);
    const { outcome, actions, ended } = playMatch(game, state, playerAt, thoughts, dice, limit);
    const start = { kind: 'scenario', scenario: order.scenario, options: order.options } as const;
    keep({ ...newRecord(game, start, { kind: 'seed', seed }), actions, hash: hashState(state) }, number);
    return {
      winner: outcome?.winner,
      reason: outcome?.reason ?? ended,
      actions: actions.length,
      turns: kit.adviser.counsel.turnNumber(state),
      ended,
    };
  });
  const wins = seats.map((seat) => {
    const won = matches.filter(({ winner }) => winner === seat).length;
    return [seat, { wins: won, ...wilson(won, matches.length) }] as const;
  });
  return {
    game: game.id,
    scenario: order.scenario,
    games: order.games,
    seed: order.seed,
    bots: Object.fromEntries(seats.map((seat) => [seat, botFor(seat).name])),
    wins: Object.fromEntries(wins),
    draws: matches.filter(({ winner }) => winner === null).length,
    unfinished: matches.filter(({ ended }) => ended !== 'over').length,
    reasons: tally(matches.map(({ reason }) => reason)),
    meanTurns: mean(matches.map(({ turns }) => turns)),
    meanActions: mean(matches.map(({ actions }) => actions)),
  };
}

/** The bot of each seat, from words like `invader=greedy,defender=random` or `greedy`. */
function botsBySeat<S extends GameState, A, E extends GameEvent, V>(
  kit: Kit<S, A, E, V>,
  seats: readonly Seat[],
  words: string,
): ReadonlyMap<Seat, Bot<S, A, E, V>> {
  const bots = new Map<Seat, Bot<S, A, E, V>>();
  for (const word of words.split(',')) {
    const [seat, name] = word.includes('=') ? word.split('=', 2) : ['', word];
    const bot = botNamed(kit.bots, name);
    if (seat !== '' && !seats.includes(seat)) {
      throw new UsageError(`unknown seat ${JSON.stringify(seat)}; there are: ${seats.join(', ')}`);
    }
    for (const one of seat === '' ? seats : [seat]) bots.set(one, bot);
  }
  const idle = seats.find((seat) => !bots.has(seat));
  if (idle !== undefined) throw new UsageError(`no bot for ${idle}: add ${idle}=<bot> to --bots`);
  return bots;
}

function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words.toSorted()) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
