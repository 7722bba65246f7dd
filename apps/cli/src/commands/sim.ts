import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { GAMES } from '../games/games.ts';
import { simulate } from '../simulation/simulate.ts';
import { CommandError, type Io, systemCode } from '../terminal/io.ts';
import { gameNamed, json, noOperands, readArgs, wholeNumber } from '../terminal/options.ts';
import { writeWhole } from '../terminal/whole-file.ts';

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
    keep: { type: 'string' },
  });
  noOperands(positionals);
  const report = gameNamed(GAMES, values.game).use((kit) => {
    const order = {
      scenario: values.scenario ?? kit.scenario,
      games: wholeNumber(values.games, 'games'),
      bots: values.bots,
      seed: values.seed,
      evaluations: values.budget === undefined ? null : wholeNumber(values.budget, 'budget'),
      options: json(values.options, '--options'),
    };
    const folder = values.keep;
    if (folder === undefined) return simulate(kit, order);
    keeping(folder, () => mkdirSync(folder, { recursive: true }));
    return simulate(kit, order, (replay, number) => {
      const file = path.join(folder, `${order.scenario}-${number}.json`);
      keeping(file, () => writeWhole(file, `${JSON.stringify(replay)}\n`));
    });
  });
  io.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  return 0;
}

function keeping(place: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new CommandError(`--keep: ${place} cannot be written (${systemCode(error)})`);
  }
}
