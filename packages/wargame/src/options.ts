import { boundsProblem, OptionError, POSITION_BOUNDS } from '@hexwyrm/kernel';
import type * as z from 'zod/mini';
import { asOption } from './corrections.ts';

/** What a new game is asked for: the options, and corrections to the data (docs/corrections.md). */
export interface Wishes<Options, Corrections> {
  readonly options: Options;
  readonly corrections: Corrections | null;
  /** Options that were asked for, not left to their defaults. */
  readonly named: ReadonlySet<string>;
}

/** Reads what the players agreed on; throws an OptionError that names the option at fault. */
export function readWishes<Options, Corrections>(
  schema: z.ZodMiniType<Options>,
  parseCorrections: (json: unknown) => Corrections,
  given: unknown,
): Wishes<Options, Corrections> {
  const excess = boundsProblem(given ?? {}, POSITION_BOUNDS);
  if (excess !== null) throw new OptionError(excess.path || 'options', excess.reason);
  const { corrections, rest } = split(given ?? {});
  const parsed = schema.safeParse(rest);
  if (!parsed.success) throw optionError(parsed.error.issues[0]);
  const isCorrected = corrections !== undefined && corrections !== null;
  return {
    options: parsed.data,
    corrections: isCorrected ? asOption('corrections', () => parseCorrections(corrections)) : null,
    named: namesIn(given),
  };
}

/** The corrections, and all else: the options. */
function split(given: unknown): { readonly corrections: unknown; readonly rest: unknown } {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { corrections: null, rest: given };
  const { corrections, ...rest } = Object.fromEntries(Object.entries(given));
  return { corrections, rest };
}

const namesIn = (given: unknown): ReadonlySet<string> =>
  new Set(Object.entries(Object(given)).flatMap(([name, value]) => (value === undefined ? [] : [name])));

function optionError(issue: z.core.$ZodIssue): OptionError {
  if (issue.code === 'unrecognized_keys')
    return new OptionError(issue.keys.join(', '), 'there is no such option');
  return new OptionError(issue.path.join('.') || 'options', issue.message);
}
