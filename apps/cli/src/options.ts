import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { AnyKit } from './games/kit.ts';
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

/** A whole number of at least `least`. */
export function wholeNumber(text: string, option: string, least: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number >= least) return number;
  throw new UsageError(`--${option} takes a whole number of at least ${least}, not ${JSON.stringify(text)}`);
}

export function json(text: string, option: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`--${option} takes JSON, not ${JSON.stringify(text)}`);
  }
}

export function oneOf<T extends string>(text: string, known: readonly T[], what: string): T {
  const found = known.find((one) => one === text);
  if (found !== undefined) return found;
  throw new UsageError(`unknown ${what} ${JSON.stringify(text)}; choose from: ${known.join(', ')}`);
}

export function gameNamed(games: readonly AnyKit[], id: string): AnyKit {
  const known = games.map((game) => game.id);
  const name = oneOf(id, known, 'game');
  return games[known.indexOf(name)];
}

/** Commands that take no operands refuse them rather than ignore them. */
export function noOperands(operands: readonly string[]): void {
  if (operands.length > 0) throw new UsageError(`unexpected ${JSON.stringify(operands[0])}`);
}
