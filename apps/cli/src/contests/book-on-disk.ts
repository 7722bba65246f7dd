import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { RefusedError, type Seat } from '@hexwyrm/kernel';
import {
  type Book,
  type Contest,
  type ContestState,
  LEAGUE_CLAUSES,
  newBook,
  openBook,
  parseBook,
} from '@hexwyrm/league';
import { CommandError, type Io, inFile, readJson, systemCode } from '../terminal/io.ts';
import { writeWhole } from '../terminal/whole-file.ts';

/**
 * A contest in a file, with the secret of who runs it. It is written as a whole after each command, so that a stop in
 * between loses nothing.
 */
export interface BookOnDisk<S extends ContestState, C, V> {
  readonly book: Book<S, C, V>;
  give(seat: Seat, command: unknown): void;
}

export function createOnDisk<S extends ContestState, C, V>(
  file: string,
  contest: Contest<S, C, V>,
  settings: unknown,
  secret: string,
): BookOnDisk<S, C, V> {
  if (existsSync(file)) throw new CommandError(`${file}: there is such a file already`);
  return keeping(file, newBook(contest, settings, secret), secret, null);
}

export async function openOnDisk<S extends ContestState, C, V>(
  file: string,
  contest: Contest<S, C, V>,
  io: Io,
): Promise<BookOnDisk<S, C, V>> {
  const value = await readJson(file, io);
  const { book, secret } = inFile(file, () => {
    const { secret = randomUUID() } = parseBook(value);
    return { book: openBook(contest, value, secret), secret };
  });
  return keeping(file, book, secret, JSON.stringify(value));
}

function keeping<S extends ContestState, C, V>(
  file: string,
  book: Book<S, C, V>,
  secret: string,
  was: string | null,
): BookOnDisk<S, C, V> {
  let known = was;
  const keep = (): void => {
    const text = JSON.stringify({ ...book.file(), secret });
    writing(file, () => {
      if (contentOf(file) !== known)
        throw new RefusedError({ clause: LEAGUE_CLAUSES.stale, facts: { file } });
      writeWhole(file, `${text}\n`);
    });
    known = text;
  };
  if (was === null) keep();
  return {
    book,
    give(seat, command) {
      book.apply(seat, command, book.version);
      keep();
    },
  };
}

/** A copy for another player, without what future dice depend on. */
export function writeCopy<S extends ContestState, C, V>(book: Book<S, C, V>, file: string): void {
  if (existsSync(file)) throw new CommandError(`${file}: there is such a file already`);
  writing(file, () => writeWhole(file, `${JSON.stringify(book.file())}\n`));
}

/** What is in the file now: another process may have written since it was read. */
function contentOf(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

function writing(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    throw new CommandError(`${file} cannot be written (${systemCode(error)})`);
  }
}
