import { boundsProblem, isJson, type Json, longList, REPLAY_BOUNDS, type Seat } from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import { ContestError, readWith } from './errors.ts';

export const BOOK_FORMAT = 'hexwyrm-contest/1';

/** Four times what the games of 512 players in 20 rounds take, all of them read from replays. */
export const MAX_BOOK_BYTES = 32 * 1024 * 1024;
const BOOK_BOUNDS = { ...REPLAY_BOUNDS, values: 4_000_000 };

/** The most letters of a secret. */
export const SECRET_LENGTH = 200;

/** A command, whose it was, and the chance it was carried out with. */
export interface Entry<C> {
  readonly seat: Seat;
  readonly command: C;
  readonly lot: string;
}

/** A contest as it was run: the rules make the rest of it again. */
export interface BookRecord<C = unknown> {
  readonly format: typeof BOOK_FORMAT;
  readonly contest: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly settings: unknown;
  /** The chance it began with. */
  readonly lot: string;
  readonly commands: readonly Entry<C>[];
}

/** A record with the hash of the state it leads to. */
export interface BookFile<C = unknown> extends BookRecord<C> {
  readonly hash: string;
  /** What the lots to come are made of, where a file is all that its keeper has: no part of a copy for anybody else. */
  readonly secret?: string;
}

const json = z.custom<Json>(isJson, 'is no JSON data');
const lot = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits'));

const bookSchema = z.strictObject({
  format: z.literal(BOOK_FORMAT, `must be ${BOOK_FORMAT}`),
  contest: z.string(),
  game: z.string(),
  rulesVersion: z.int(),
  settings: json,
  lot,
  commands: longList(z.strictObject({ seat: z.string(), command: json, lot })),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')),
  secret: z.exactOptional(z.string().check(z.maxLength(SECRET_LENGTH))),
});

/** Reads the text of a file, or what was already parsed from it. Throws ContestError naming each field. */
export function parseBook(source: unknown): BookFile<Json> {
  const value = typeof source === 'string' ? parseText(source) : source;
  const fault = boundsProblem(value, BOOK_BOUNDS);
  if (fault !== null) throw new ContestError([fault]);
  return readWith(bookSchema, value, (problems) => new ContestError(problems));
}

function parseText(text: string): unknown {
  if (text.length > MAX_BOOK_BYTES)
    throw new ContestError([{ path: '', reason: `is longer than ${MAX_BOOK_BYTES} letters` }]);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContestError([{ path: '', reason: 'is not JSON' }], error);
  }
}
