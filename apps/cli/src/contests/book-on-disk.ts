import { existsSync, readFileSync } from 'node:fs';
import { RefusedError, type Seat } from '@hexwyrm/kernel';
import { type Book, type Contest, LEAGUE_CLAUSES, newBook, openBook } from '@hexwyrm/league';
import { CommandError, type Io, inFile, readJson, systemCode } from '../terminal/io.ts';
import { writeWhole } from '../terminal/whole-file.ts';

/** A contest in a file. It is written as a whole after each command, so that a stop in between loses nothing. */
export interface BookOnDisk<S extends object, C, V> {
  readonly book: Book<S, C, V>;
  give(seat: Seat, command: unknown): void;
}

export function createOnDisk<S extends object, C, V>(
  file: string,
  contest: Contest<S, C, V>,
  settings: unknown,
  seed: string,
): BookOnDisk<S, C, V> {
  if (existsSync(file)) throw new CommandError(`${file}: there is such a file already`);
  return keeping(file, newBook(contest, settings, { kind: 'seed', seed }), null);
}

export async function openOnDisk<S extends object, C, V>(
  file: string,
  contest: Contest<S, C, V>,
  io: Io,
): Promise<BookOnDisk<S, C, V>> {
  const value = await readJson(file, io);
  return keeping(
    file,
    inFile(file, () => openBook(contest, value)),
    JSON.stringify(value),
  );
}

function keeping<S extends object, C, V>(
  file: string,
  book: Book<S, C, V>,
  was: string | null,
): BookOnDisk<S, C, V> {
  let known = was;
  const keep = (): void => {
    const text = JSON.stringify(book.file());
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

/** What is in the file now: somebody else may have written since it was read. */
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
