import { GAMES } from '../games/games.ts';
import type { Io } from '../io.ts';
import { gameNamed, json, noOperands, readArgs, wholeNumber } from '../options.ts';
import { simulate } from '../simulate.ts';

/** Lets bots play against each other and says how it went. The same seed gives the same numbers. */
export async function sim(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, {
    game: { type: 'string', default: GAMES[0].id },
    scenario: { type: 'string' },
    games: { type: 'string', default: '10' },
    bots: { type: 'string', default: 'greedy' },
    seed: { type: 'string', default: '1' },
    budget: { type: 'string' },
    options: { type: 'string', default: '{}' },
  });
  noOperands(positionals);
  const report = gameNamed(GAMES, values.game).use((kit) =>
    simulate(kit, {
      scenario: values.scenario ?? kit.scenario,
      games: wholeNumber(values.games, 'games', 1),
      bots: values.bots,
      seed: values.seed,
      evaluations: values.budget === undefined ? null : wholeNumber(values.budget, 'budget', 1),
      options: json(values.options, 'options'),
    }),
  );
  io.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  return 0;
}
