import { type ParseArgsConfig, parseArgs } from 'node:util';
import { boundsProblem, type Json, REPLAY_BOUNDS } from '@hexwyrm/kernel';
import { parseJson } from '@hexwyrm/protocol';
import type { AnyKit } from '../games/kit.ts';
import { UsageError } from './io.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads a command's options and operands; what it does not know is a UsageError in one line. */
export function readArgs<O extends Options>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [firstSentence] = error.message.split(/\. |\n/);
    throw new UsageError(firstSentence);
  }
}

/** More than this of anything is a slip of the hand. */
const MOST = 1_000_000;

/** A whole number from 1 to a million. */
export function wholeNumber(text: string, option: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= MOST) return number;
  throw new UsageError(`--${option} takes a whole number from 1 to ${MOST}, not ${quoted(text)}`);
}

/** The JSON data in what was written for this. */
export function json(text: string, what: string): Json {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(`${what} takes JSON, not ${quoted(text)}`);
  }
  const fault = boundsProblem(value, REPLAY_BOUNDS);
  if (fault === null) return parseJson(value);
  throw new UsageError(`${what}: ${[fault.path, fault.reason].join(' ').trim()}`);
}

/** What was written, or how it began. */
const quoted = (text: string): string =>
  JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
const LONGEST = 60;

export function oneOf<T extends string>(text: string, known: readonly T[], what: string): T {
  const found = known.find((one) => one === text);
  if (found !== undefined) return found;
  throw new UsageError(`unknown ${what} ${quoted(text)}; choose from: ${known.join(', ')}`);
}

export function gameNamed(games: readonly AnyKit[], id: string): AnyKit {
  const known = games.map((game) => game.id);
  const name = oneOf(id, known, 'game');
  return games[known.indexOf(name)];
}

/** Commands that take no operands refuse them rather than ignore them. */
export function noOperands(operands: readonly string[]): void {
  if (operands.length > 0) throw new UsageError(`unexpected ${quoted(operands[0])}`);
}
