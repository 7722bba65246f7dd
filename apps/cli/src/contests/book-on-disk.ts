import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { RefusedError, type Seat } from '@hexwyrm/kernel';
import {
  type Book,
  type Contest,
  type ContestState,
  LEAGUE_CLAUSES,
  MAX_BOOK_BYTES,
  newBook,
  openBook,
  parseBook,
  SECRET_LENGTH,
} from '@hexwyrm/league';
import {
  CommandError,
  type Io,
  inFile,
  jsonIn,
  megabytes,
  readBytes,
  systemCode,
  UsageError,
} from '../terminal/io.ts';
import { writeWhole } from '../terminal/whole-file.ts';
import { replaceFile } from './replace-file.ts';

/**
 * A contest in a file, with the secret of who runs it. It is written as a whole after each command, so that a stop in
 * between loses nothing.
 */
export interface BookOnDisk<S extends ContestState, C, V> {
  readonly book: Book<S, C, V>;
  give(seat: Seat, command: unknown): void;
}

/** Begins a contest in a new file; its dice are made of the seed. */
export function createOnDisk<S extends ContestState, C, V>(
  file: string,
  contest: Contest<S, C, V>,
  settings: unknown,
  seed: string = randomUUID(),
): void {
  if (seed.length > SECRET_LENGTH) throw new UsageError(`--seed takes ${SECRET_LENGTH} letters at most`);
  mustBeNew(file);
  keep(file, newBook(contest, settings, seed), seed, null);
}

export async function openOnDisk<S extends ContestState, C, V>(
  file: string,
  contest: Contest<S, C, V>,
  io: Io,
): Promise<BookOnDisk<S, C, V>> {
  let known = await readBytes(file, io, MAX_BOOK_BYTES);
  const value = jsonIn(file, known);
  const { book, secret } = inFile(file, () => {
    const { secret = randomUUID() } = parseBook(value);
    return { book: openBook(contest, value, secret), secret };
  });
  return {
    book,
    give(seat, command) {
      book.apply(seat, command, book.version);
      known = keep(file, book, secret, known);
    },
  };
}

/** Writes the book into the file that was read as this, null where it is new; gives what the file holds now. */
function keep<S extends ContestState, C, V>(
  file: string,
  book: Book<S, C, V>,
  secret: string,
  known: Uint8Array | null,
): Uint8Array {
  const bytes = Buffer.from(`${JSON.stringify({ ...book.file(), secret })}\n`);
  if (bytes.length > MAX_BOOK_BYTES)
    throw new CommandError(`${file} would be larger than ${megabytes(MAX_BOOK_BYTES)}`);
  writing(file, () => {
    mustBeWritable(file);
    if (!replaceFile(file, known, bytes))
      throw new RefusedError({ clause: LEAGUE_CLAUSES.stale, facts: { file } });
  });
  return bytes;
}

/** A copy for another player, without what future dice depend on. */
export function writeCopy<S extends ContestState, C, V>(book: Book<S, C, V>, file: string): void {
  mustBeNew(file);
  writing(file, () => writeWhole(file, `${JSON.stringify(book.file())}\n`));
}

function mustBeNew(file: string): void {
  if (fs.existsSync(file)) throw new CommandError(`${file}: there is such a file already`);
}

const WRITABLE = 0o222;

/** A read-only file could still be replaced in its folder. */
function mustBeWritable(file: string): void {
  const mode = fs.statSync(file, { throwIfNoEntry: false })?.mode ?? WRITABLE;
  if ((mode & WRITABLE) === 0) throw new CommandError(`${file} is read-only`);
}

function writing(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if (error instanceof RefusedError || error instanceof CommandError) throw error;
    throw new CommandError(`${file} cannot be written (${systemCode(error)})`);
  }
}
