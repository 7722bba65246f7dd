import { readFile } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** Where a command reads from and writes to. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable;
}

/** Something a command cannot do, in one line for whoever called it. Exit code 1. */
export class CommandError extends Error {}

/** A command line that makes no sense. Exit code 2. */
export class UsageError extends Error {}

/** The data in a JSON file; `-` is the standard input. */
export async function readJson(file: string, { stdin }: Io): Promise<unknown> {
  const bytes =
    file === '-' ? await buffer(stdin) : await readFile(file).catch((error) => unreadable(file, error));
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new CommandError(`${file}: not valid JSON`);
  }
}

function unreadable(file: string, error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  throw new CommandError(`${file}: ${code === 'ENOENT' ? 'file not found' : `cannot be read (${code})`}`);
}
