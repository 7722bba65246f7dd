import { boundsProblem, OptionError, POSITION_BOUNDS } from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import { type Corrections, CorrectionsError, parseCorrections } from '../world/corrections.ts';

/** What players agree on before the game; both are in force unless somebody declines (R-DPC-85). */
export const optionsSchema = z.strictObject({
  /** DP-5.3-a: only the top of another player's stack is known. */
  screening: z._default(z.boolean(), true),
  /** DP-8.7-a: the loss of a best friend sends a superhero into a rage. */
  berserkers: z._default(z.boolean(), true),
});

export type Options = Readonly<z.infer<typeof optionsSchema>>;

export const DEFAULT_OPTIONS: Options = optionsSchema.parse({});

/** What a new game is asked for: the options, and corrections to the data (docs/corrections.md). */
export interface Wishes {
  readonly options: Options;
  readonly corrections: Corrections | null;
}

const wishesSchema = z.extend(optionsSchema, { corrections: z.optional(z.unknown()) });

/** Reads what the players agreed on; throws an OptionError that names the option at fault. */
export function readWishes(given: unknown): Wishes {
  const excess = boundsProblem(given ?? {}, POSITION_BOUNDS);
  if (excess !== null) throw new OptionError(excess.path || 'options', excess.reason);
  const parsed = wishesSchema.safeParse(given ?? {});
  if (!parsed.success) throw optionError(parsed.error.issues[0]);
  const { corrections, ...options } = parsed.data;
  return { options, corrections: readCorrections(corrections) };
}

function optionError(issue: z.core.$ZodIssue | undefined): OptionError {
  if (issue?.code === 'unrecognized_keys')
    return new OptionError(issue.keys.join(', '), 'there is no such option');
  return new OptionError(issue?.path.join('.') || 'options', issue?.message ?? '');
}

/** Corrections that do not fit are the fault of the option that brought them. */
function readCorrections(given: unknown): Corrections | null {
  if (given === undefined || given === null) return null;
  try {
    return parseCorrections(given);
  } catch (error) {
    if (error instanceof CorrectionsError) throw new OptionError('corrections', error.message);
    throw error;
  }
}
