import { GAMES } from '../games/games.ts';
import { serveStdio } from '../stdio/stdio.ts';
import type { Io } from '../terminal/io.ts';
import { noOperands, readArgs } from '../terminal/options.ts';

/** The bot protocol on standard input and output. */
export async function stdio(args: readonly string[], io: Io): Promise<number> {
  noOperands(readArgs(args, {}).positionals);
  await serveStdio(GAMES, io.stdin, io.stdout);
  return 0;
}
