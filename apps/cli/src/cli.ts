import { HexwyrmError } from '@hexwyrm/kernel';
import manifest from '../package.json' with { type: 'json' };
import { REFEREE } from './arena/referees.ts';
import { analyse } from './commands/analyse.ts';
import { arena } from './commands/arena.ts';
import { arenaReferee } from './commands/arena-referee.ts';
import { balance } from './commands/balance.ts';
import { campaign } from './commands/campaign.ts';
import { HELP } from './commands/help.ts';
import { play, playHelp } from './commands/play.ts';
import { position } from './commands/position.ts';
import { rules } from './commands/rules.ts';
import { sim } from './commands/sim.ts';
import { stdio } from './commands/stdio.ts';
import { tournament } from './commands/tournament.ts';
import { verify } from './commands/verify.ts';
import { CommandError, type Io, systemCode, UsageError } from './terminal/io.ts';
import { printable } from './terminal/text.ts';

type Command = (args: readonly string[], io: Io) => Promise<number>;

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['play', play],
  ['sim', sim],
  ['analyse', analyse],
  ['arena', arena],
  ['balance', balance],
  [REFEREE, arenaReferee],
  ['campaign', campaign],
  ['tournament', tournament],
  ['verify', verify],
  ['position', position],
  ['rules', rules],
  ['stdio', stdio],
]);

/** Runs the command line. Returns the exit code: 0 success, 1 failure, 2 usage error. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(args, io);
  } catch (error) {
    if (error instanceof UsageError) return complain(io, `${error.message} (see hexwyrm --help)`, 2);
    if (error instanceof CommandError || error instanceof HexwyrmError) return complain(io, error.message, 1);
    return complain(io, unexpected(error), 1);
  }
}

/** Devices fail and programs have bugs: neither needs a stack trace in the output. */
function unexpected(error: unknown): string {
  try {
    return `cannot read or write (${systemCode(error)})`;
  } catch {
    return `a bug in hexwyrm: ${error}`;
  }
}

async function dispatch([name, ...args]: readonly string[], io: Io): Promise<number> {
  if (name === '--version' || name === '-v') return say(io, `${manifest.version}\n`);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return say(io, HELP);
  const command = COMMANDS.get(name);
  if (!command)
    throw new UsageError(`unknown ${name.startsWith('-') ? 'option' : 'command'} ${JSON.stringify(name)}`);
  if (!args.includes('--help') && !args.includes('-h')) return command(args, io);
  return say(io, command === play ? await playHelp(args, io) : HELP);
}

function say({ stdout }: Io, text: string): number {
  stdout.write(text);
  return 0;
}

function complain({ stderr }: Io, message: string, code: number): number {
  stderr.write(`hexwyrm: ${printable(message)}\n`);
  return code;
}
