import { GAMES } from '../games/games.ts';
import type { Io } from '../io.ts';
import { noOperands, readArgs } from '../options.ts';
import { serveStdio } from '../stdio/stdio.ts';

/** The bot protocol on standard input and output. */
export async function stdio(args: readonly string[], io: Io): Promise<number> {
  noOperands(readArgs(args, {}).positionals);
  await serveStdio(GAMES, io.stdin, io.stdout);
  return 0;
}
