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
export async function readJson(file: string, io: Io): Promise<unknown> {
  return jsonIn(file, await readBytes(file, io, MAX_FILE_BYTES));
}

/** The data that a file with this content holds. */
export function jsonIn(file: string, bytes: Uint8Array): unknown {
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

/** All of a file, but never more than it may have: some files have no end. */
export async function readBytes(file: string, { stdin }: Io, most: number): Promise<Uint8Array> {
  const source: AsyncIterable<Uint8Array> = file === '-' ? stdin : createReadStream(file);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of source) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > most) break;
    }
  } catch (error) {
    const code = systemCode(error);
    throw new CommandError(`${file}: ${code === 'ENOENT' ? 'file not found' : `cannot be read (${code})`}`);
  }
  if (size > most) throw new CommandError(`${file}: larger than ${megabytes(most)}`);
  return Buffer.concat(chunks);
}

export const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`;

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
