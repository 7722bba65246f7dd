import { parseReplay, verifyReplay } from '@hexwyrm/kernel';
import { GAMES } from '../games/games.ts';
import { CommandError, type Io, inFile, readJson, UsageError } from '../terminal/io.ts';
import { readArgs } from '../terminal/options.ts';

/** Plays a replay again and compares where it leads. */
export async function verify(args: readonly string[], io: Io): Promise<number> {
  const { positionals } = readArgs(args, {});
  if (positionals.length !== 1) throw new UsageError('verify takes one replay file');
  const [file] = positionals;
  const value = await readJson(file, io);
  const replay = inFile(file, () => parseReplay(value));
  const kit = GAMES.find(({ id }) => id === replay.game);
  if (!kit) throw new CommandError(`${file}: there is no game ${replay.game}`);
  const line = kit.use(({ game }) => {
    const { state, hash, log } = inFile(file, () => verifyReplay(game, replay));
    const outcome = game.outcome(state);
    const end = outcome ? `${outcome.winner ?? 'nobody'} won (${outcome.reason})` : 'not finished';
    return `ok: ${game.id}, ${log.length} actions, ${end}, hash ${hash}`;
  });
  io.stdout.write(`${line}\n`);
  return 0;
}
