import { askBot, type Bot } from '@hexwyrm/bots';
import { type Game, type GameEvent, type GameState, seededDice } from '@hexwyrm/kernel';
import { canTravel, reach } from '@hexwyrm/wargame';
import { GAMES } from '../apps/cli/src/games/games.ts';
import { gameNamed } from '../apps/cli/src/terminal/options.ts';

/** What it costs to find every way a unit can go, in milliseconds of processor time, over whole games of the greedy bot. */
export interface ReachCosts {
  readonly units: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** All units of a seat, one after the other. */
  readonly armyP50: number;
  readonly armyMax: number;
}

/** Every so many decisions all units are asked for: a move has many small steps that change little. */
const EVERY = 20;

export function reachCosts(id: string, scenario: string, games: number, seed: string): ReachCosts {
  return gameNamed(GAMES, id).use(({ game, bots }) => {
    const units: number[] = [];
    const armies: number[] = [];
    for (let round = 0; round < games; round += 1)
      playOne(game, bots.get('greedy'), scenario, `${seed} ${round}`, (costs) => {
        units.push(...costs);
        armies.push(costs.reduce((sum, cost) => sum + cost, 0));
      });
    return {
      units: units.length,
      p50: quantile(units, 0.5),
      p99: quantile(units, 0.99),
      max: quantile(units, 1),
      armyP50: quantile(armies, 0.5),
      armyMax: quantile(armies, 1),
    };
  });
}

function playOne<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  bot: Bot<S, A, E, V> | undefined,
  scenario: string,
  seed: string,
  note: (costs: readonly number[]) => void,
): void {
  if (!bot) throw new Error(`${game.id} has no greedy bot`);
  const dice = seededDice(seed);
  const thoughts = seededDice(`${seed} thoughts`);
  const state = game.setup(scenario, {}, dice);
  for (let decisions = 0; ; decisions += 1) {
    const seat = game.decision(state)?.seats[0];
    if (seat === undefined) return;
    if (decisions % EVERY === 0) note(costsOf(game, state, seat));
    game.apply(state, seat, askBot(bot, game, state, seat, thoughts), dice);
  }
}

/** Of each unit that can go anywhere. */
function costsOf<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  seat: string,
): readonly number[] {
  if (!canTravel(game)) return [];
  const movers = new Set(game.legal(state, seat).map((action) => game.unitOf(action)));
  return [...movers].flatMap((unit) => {
    if (unit === null) return [];
    const before = process.cpuUsage();
    const ways = reach(game, state, seat, unit);
    const { user, system } = process.cpuUsage(before);
    return ways.length === 0 ? [] : [(user + system) / 1000];
  });
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(2));
}
