import fs from 'node:fs';
import { type Duel, duelKey, type PlayedDuel } from '@hexwyrm/bots';
import { canonical, copyJson, DataError, type Reader } from '@hexwyrm/kernel';
import { parseWith } from '@hexwyrm/protocol';
import * as z from 'zod/mini';
import { CommandError, systemCode } from '../terminal/io.ts';
import type { ArenaOrder } from './order.ts';

const thinking = z.strictObject({ decisions: z.number(), ms: z.number(), longest: z.number() });

const counts = z.record(z.string(), z.number());
const chronicle = z.strictObject({
  tallies: counts,
  heat: z.record(z.string(), counts),
  course: z.array(z.array(z.number())),
});

const playedDuel: Reader<PlayedDuel> = z.strictObject({
  scenario: z.string(),
  round: z.number(),
  bots: z.record(z.string(), z.string()),
  winner: z.nullable(z.string()),
  reason: z.string(),
  turns: z.number(),
  actions: z.number(),
  thinking: z.record(z.string(), thinking),
  chronicle: z.optional(chronicle),
});

const heading: Reader<{ readonly arena: unknown }> = z.strictObject({ arena: z.unknown() });

/** The games of a series that have been played. */
export class Series {
  readonly #games = new Map<string, PlayedDuel>();
  readonly #file: string | null;

  private constructor(file: string | null) {
    this.#file = file;
  }

  /** A series that is not kept. */
  static unkept(): Series {
    return new Series(null);
  }

  /**
   * A series kept in a file of JSON lines, one a game. What is in it already counts, so that a series that was interrupted
   * goes on where it stopped; a line that was cut short is dropped.
   */
  static in(file: string, order: ArenaOrder): Series {
    const series = new Series(file);
    const text = read(file);
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [first, ...lines] = whole.split('\n').slice(0, -1);
    const arena = copyJson(order);
    if (first === undefined) {
      write(file, () => fs.writeFileSync(file, `${JSON.stringify({ arena })}\n`));
      return series;
    }
    const known = parse(file, 1, first, heading).arena;
    if (canonical(known) !== canonical(arena))
      throw new CommandError(`--out: ${file} holds a series of other games: ${first.slice(0, 300)}`);
    for (const [index, line] of lines.entries()) series.#take(parse(file, index + 2, line, playedDuel));
    if (whole.length < text.length) write(file, () => fs.truncateSync(file, Buffer.byteLength(whole)));
    return series;
  }

  played(duel: Duel): PlayedDuel | undefined {
    return this.#games.get(duelKey(duel));
  }

  add(game: PlayedDuel): void {
    this.#take(game);
    const file = this.#file;
    if (file !== null) write(file, () => fs.appendFileSync(file, `${JSON.stringify(game)}\n`));
  }

  #take(game: PlayedDuel): void {
    this.#games.set(duelKey(game), game);
  }
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    const code = systemCode(error);
    if (code === 'ENOENT') return '';
    throw new CommandError(`--out: ${file} cannot be read (${code})`);
  }
}

function write(file: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw new CommandError(`--out: ${file} cannot be written (${systemCode(error)})`);
  }
}

function parse<T>(file: string, number: number, line: string, schema: Reader<T>): T {
  try {
    return parseWith(schema, JSON.parse(line), 'bad-series');
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof DataError)) throw error;
    throw new CommandError(`--out: ${file}, line ${number}: not a game of a series (${error.message})`);
  }
}
