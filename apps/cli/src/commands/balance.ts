import fs from 'node:fs';
import path from 'node:path';
import { type PlayedDuel, schedule } from '@hexwyrm/bots';
import { type GameEvent, type GameState, seededDice } from '@hexwyrm/kernel';
import type { Tongue } from '@hexwyrm/words';
import type { ArenaOrder } from '../arena/order.ts';
import { refereesFor } from '../arena/referees.ts';
import { runSeries } from '../arena/run-series.ts';
import { scenariosOf } from '../arena/scenarios.ts';
import { Series } from '../arena/series.ts';
import { heatMap } from '../balance/heat-map.ts';
import { balancePage } from '../balance/pages.ts';
import { type Survey, surveyOf } from '../balance/survey.ts';
import { balanceTables } from '../balance/tables.ts';
import { GAMES } from '../games/games.ts';
import type { Kit } from '../games/kit.ts';
import { tongueFor } from '../play/tongue.ts';
import { botNamed } from '../terminal/bot-names.ts';
import { CommandError, type Io, systemCode } from '../terminal/io.ts';
import { gameNamed, json, noOperands, readArgs, wholeNumber } from '../terminal/options.ts';
import { writeWhole } from '../terminal/whole-file.ts';

const OPTIONS = {
  game: { type: 'string', default: GAMES[0].id },
  scenario: { type: 'string', default: 'all' },
  bot: { type: 'string', default: 'reeve' },
  games: { type: 'string', default: '40' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string', default: '{}' },
  out: { type: 'string' },
  jobs: { type: 'string' },
  pages: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

type Wishes = ReturnType<typeof readArgs<typeof OPTIONS>>['values'];

/** Lets a bot play itself in each scenario and reports what that says about the scenario. */
export async function balance(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  noOperands(positionals);
  const anyKit = gameNamed(GAMES, values.game);
  const { order, scenarios } = anyKit.use((kit) => orderOf(kit, values));
  const pairs = schedule([values.bot], scenarios, wholeNumber(values.games, 'games'));
  const series = values.out === undefined ? Series.unkept() : Series.in(values.out, order);
  await runSeries(pairs, series, refereesFor(anyKit, order, values.jobs), () => false);
  const games: readonly PlayedDuel[] = pairs.flat().flatMap((duel) => series.played(duel) ?? []);
  const survey: Survey = {
    game: order.game,
    rulesVersion: order.rulesVersion,
    bot: values.bot,
    seed: order.seed,
    scenarios: scenarios.flatMap((scenario) => surveyOf(scenario, games) ?? []),
  };
  const { pages } = values;
  if (pages !== undefined) {
    const tongue = await tongueFor(order.game, 'en');
    anyKit.use((kit) => writePages(pages, survey, kit, tongue, order));
  }
  io.stdout.write(values.json ? `${JSON.stringify(survey, null, 2)}\n` : balanceTables(survey));
  return 0;
}

/** The survey as `balance-<game>.md` in the folder, and its maps as SVG below it. */
function writePages<S extends GameState, A, E extends GameEvent, V>(
  folder: string,
  survey: Survey,
  kit: Kit<S, A, E, V>,
  tongue: Tongue,
  { options, seed }: ArenaOrder,
): void {
  const { seatName, ending } = kit.tellerIn(tongue);
  const scenario = (id: string): string => kit.scenarioName(id) ?? id;
  const page = balancePage(survey, { game: kit.title, scenario, seat: seatName, ending });
  const images = path.join(folder, 'images', 'balance');
  try {
    fs.mkdirSync(images, { recursive: true });
    writeWhole(path.join(folder, `balance-${survey.game}.md`), page);
    for (const { scenario: id, heat } of survey.scenarios) {
      const grid = kit.gridOf(kit.game.setup(id, options, seededDice(seed)));
      writeWhole(path.join(images, `${id}.svg`), heatMap(grid, heat, scenario(id)));
    }
  } catch (error) {
    throw new CommandError(`--pages: ${folder} cannot be written (${systemCode(error)})`);
  }
}

function orderOf<S extends GameState, A, E extends GameEvent, V>(kit: Kit<S, A, E, V>, values: Wishes) {
  const { game } = kit;
  const options = json(values.options, '--options');
  const scenarios = scenariosOf(kit, values.scenario, options);
  botNamed(kit.bots, values.bot);
  for (const { id } of scenarios) game.setup(id, options, seededDice(values.seed));
  const order: ArenaOrder = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    seed: values.seed,
    options,
    thought: null,
    chronicle: true,
  };
  return { order, scenarios };
}
