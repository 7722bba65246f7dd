import { schedule } from '@hexwyrm/bots';
import { type GameEvent, type GameState, seededDice } from '@hexwyrm/kernel';
import type { ArenaOrder, Thought } from '../arena/order.ts';
import { refereesFor } from '../arena/referees.ts';
import { isDecided, reportSeries, runSeries, testSeries } from '../arena/run-series.ts';
import { scenariosOf } from '../arena/scenarios.ts';
import { Series } from '../arena/series.ts';
import { tablesOf } from '../arena/tables.ts';
import { GAMES } from '../games/games.ts';
import type { Kit } from '../games/kit.ts';
import { botNamed } from '../terminal/bot-names.ts';
import { type Io, UsageError } from '../terminal/io.ts';
import { gameNamed, json, noOperands, readArgs, wholeNumber } from '../terminal/options.ts';

const OPTIONS = {
  game: { type: 'string', default: GAMES[0].id },
  scenario: { type: 'string' },
  bots: { type: 'string' },
  test: { type: 'string' },
  games: { type: 'string' },
  time: { type: 'string' },
  evaluations: { type: 'string' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string', default: '{}' },
  out: { type: 'string' },
  jobs: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

type Wishes = ReturnType<typeof readArgs<typeof OPTIONS>>['values'];

/** Games in each meeting and scenario, and those after which a test gives up. */
const USUAL = { games: 20, test: 20_000 } as const;

/** Lets bots meet and rates them. */
export async function arena(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  noOperands(positionals);
  const anyKit = gameNamed(GAMES, values.game);
  const { order, scenarios, bots } = anyKit.use((kit) => orderOf(kit, values));
  const testing = values.test === undefined ? null : twoOf(bots);
  const usual = testing === null ? USUAL.games : USUAL.test;
  const games = values.games === undefined ? usual : wholeNumber(values.games, 'games');
  const rounds = Math.ceil(games / (bots.length === 1 ? 1 : 2) / (testing === null ? 1 : scenarios.length));
  const pairs = schedule(bots, scenarios, rounds);
  const series = values.out === undefined ? Series.unkept() : Series.in(values.out, order);
  const referees = refereesFor(anyKit, order, values.jobs);
  const report = () =>
    testing === null ? reportSeries(bots, pairs, series) : testSeries(testing, pairs, series);
  await runSeries(pairs, series, referees, () => testing !== null && isDecided(testing[0], pairs, series));
  const result = { game: order.game, seed: order.seed, thought: order.thought, ...report() };
  io.stdout.write(values.json ? `${JSON.stringify(result, null, 2)}\n` : tablesOf(result));
  return 0;
}

function orderOf<S extends GameState, A, E extends GameEvent, V>(kit: Kit<S, A, E, V>, values: Wishes) {
  const { game } = kit;
  const options = json(values.options, '--options');
  const scenarios = scenariosOf(kit, values.scenario ?? kit.scenario, options);
  const bots = botsOf(values);
  for (const bot of bots) botNamed(kit.bots, bot);
  for (const { id } of scenarios) game.setup(id, options, seededDice(values.seed));
  const order: ArenaOrder = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    seed: values.seed,
    options,
    thought: thoughtOf(values),
  };
  return { order, scenarios, bots };
}

function botsOf({ bots, test }: Wishes): readonly string[] {
  if (bots !== undefined && test !== undefined)
    throw new UsageError('--test names the bots: leave out --bots');
  const names = (test ?? bots)?.split(',');
  if (names === undefined) throw new UsageError('--bots names who plays, such as --bots greedy,random');
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) throw new UsageError(`${JSON.stringify(twice)} is named twice`);
  return names;
}

function twoOf(bots: readonly string[]): readonly [string, string] {
  const [better, worse, ...others] = bots;
  if (worse === undefined || others.length > 0)
    throw new UsageError('--test takes two bots, such as --test greedy,random');
  return [better, worse];
}

function thoughtOf({ time, evaluations }: Wishes): Thought {
  if (time !== undefined && evaluations !== undefined)
    throw new UsageError('--time and --evaluations are two ways to limit a thought: choose one');
  if (time !== undefined) return { ms: wholeNumber(time, 'time') };
  return evaluations === undefined ? null : { evaluations: wholeNumber(evaluations, 'evaluations') };
}
