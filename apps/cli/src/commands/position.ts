import { DataError, type Problem } from '@hexwyrm/kernel';
import { parsePositionEnvelope } from '@hexwyrm/protocol';
import { GAMES } from '../games/games.ts';
import { type Io, readJson, UsageError } from '../terminal/io.ts';
import { gameNamed, readArgs } from '../terminal/options.ts';
import { printable } from '../terminal/text.ts';

/** `position check` says what is wrong with a position file; `position schema` prints its JSON Schema. */
export async function position(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, { game: { type: 'string', default: GAMES[0].id } });
  const [task, file, ...more] = positionals;
  if (task === 'schema' && file === undefined) {
    const schema = gameNamed(GAMES, values.game).use(({ positionSchema }) => positionSchema);
    io.stdout.write(`${JSON.stringify(schema, null, 2)}\n`);
    return 0;
  }
  if (task !== 'check' || file === undefined || more.length > 0) {
    throw new UsageError('position takes "check" and a file, or "schema"');
  }
  const problems = problemsOf(await readJson(file, io));
  for (const { path, reason } of problems)
    io.stderr.write(`${printable(`${file}: ${path === '' ? reason : `${path}: ${reason}`}`)}\n`);
  if (problems.length === 0) io.stdout.write(`${file}: ok\n`);
  return problems.length === 0 ? 0 : 1;
}

function problemsOf(value: unknown): readonly Problem[] {
  try {
    const { game: id } = parsePositionEnvelope(value);
    const kit = GAMES.find((game) => game.id === id);
    if (!kit) return [{ path: 'game', reason: `there is no game ${id}` }];
    kit.use(({ game }) => game.load(value));
    return [];
  } catch (error) {
    if (error instanceof DataError) return error.problems;
    throw error;
  }
}
