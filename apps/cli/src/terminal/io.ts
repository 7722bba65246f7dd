import { createReadStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { HexwyrmError, MAX_FILE_BYTES } from '@hexwyrm/kernel';

/** Where a command reads from and writes to. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable;
  /** Its variables name the language of the system. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Something a command cannot do, as one line for the caller. Exit code 1. */
export class CommandError extends Error {}

/** A command line that makes no sense. Exit code 2. */
export class UsageError extends Error {}

/** The data in a JSON file; `-` is the standard input. */
export async function readJson(file: string, { stdin }: Io): Promise<unknown> {
  const bytes = await readBytes(file, file === '-' ? stdin : createReadStream(file));
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CommandError(`${file}: not UTF-8 text`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(`${file}: not valid JSON`);
  }
}

/** All of it, but never more than a file of ours can have: some files have no end. */
async function readBytes(file: string, source: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of source) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MAX_FILE_BYTES) break;
    }
  } catch (error) {
    const code = systemCode(error);
    throw new CommandError(`${file}: ${code === 'ENOENT' ? 'file not found' : `cannot be read (${code})`}`);
  }
  if (size > MAX_FILE_BYTES)
    throw new CommandError(`${file}: larger than ${MAX_FILE_BYTES / 1024 / 1024} MB`);
  return Buffer.concat(chunks);
}

/** What the operating system calls the error, as `ENOSPC`; throws what is none of its errors. */
export function systemCode(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  throw error;
}

/** Adds the file name to errors about its content. */
export function inFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof HexwyrmError)) throw error;
    throw new CommandError(`${file}: ${error.message}`, { cause: error });
  }
}
