// npm run -s bench -- playouts|costs|traffic|reach|swiss [--game <id>] [--scenario <id>] [--seconds 15] [--seed 1] [--json]
// npm run -s bench -- yardsticks [--against uct] [--time 100] [--games 10] [--game <id>] [--scenario <id>] [--seed 1] [--json]
// npm run -s bench -- ratio --against <another checkout> [--game <id>] [--scenario <id>] [--seconds 15] [--seed 1] [--json]
import { parseArgs } from 'node:util';
import { costs } from './costs.ts';
import { benchGame, scenariosOf } from './games.ts';
import { playouts } from './playouts.ts';
import { ratio } from './ratio.ts';
import { reachCosts } from './reach.ts';
import { searches } from './searches.ts';
import { drawCosts } from './swiss.ts';
import { traffic } from './traffic.ts';
import { yardsticks } from './yardsticks/series.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'dragon-rage' },
    scenario: { type: 'string' },
    seconds: { type: 'string', default: '15' },
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: '3' },
    against: { type: 'string' },
    time: { type: 'string', default: '100' },
    json: { type: 'boolean', default: false },
  },
});

const name = positionals[0] ?? 'playouts';
const NAMES = ['playouts', 'costs', 'ratio', 'traffic', 'reach', 'swiss', 'yardsticks', 'searches'];
if (!NAMES.includes(name)) {
  console.error(`unknown bench ${name}; there are: ${NAMES.join(', ')}, table`);
  process.exit(2);
}
const scenario = values.scenario ?? scenariosOf(values.game)[0];
const how = [scenario, Number(values.seconds), values.seed] as const;
const result = await measure();
if (values.json) console.log(JSON.stringify(result));
else console.table(result);

function measure(): object | Promise<object> {
  if (name === 'playouts') return benchGame(values.game, playouts, ...how);
  if (name === 'costs') return benchGame(values.game, costs, ...how);
  if (name === 'ratio') return ratio(values.game, ...how);
  if (name === 'reach') return reachCosts(values.game, scenario, Number(values.games), values.seed);
  if (name === 'searches') return searches(values.game, values.scenario, Number(values.seconds), values.seed);
  if (name === 'yardsticks') {
    const { against, time, games, seed } = values;
    return yardsticks(values.game, { scenario, against, ms: Number(time), games: Number(games), seed });
  }
  if (name === 'swiss') return drawCosts(values.game, Number(values.games), values.seed);
  return traffic(values.game, scenario, Number(values.games), values.seed);
}
