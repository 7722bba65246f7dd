import { boundsProblem, OptionError, POSITION_BOUNDS } from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import { type Corrections, CorrectionsError, parseCorrections } from '../world/corrections.ts';

/** What players may agree on before the game; the first value of each is the default (docs/rulings-dragon-rage.md). */
export const optionsSchema = z.strictObject({
  /** The introductory game is `basic`; `basic-literal` keeps the manuals' wording on lost legs (R-DR-06, R-DR-73). */
  profile: z._default(z.enum(['full', 'basic', 'basic-literal']), 'full'),
  grading: z._default(z.boolean(), false),
  troopMayJoinCharacter: z._default(z.boolean(), false),
  archersMelee: z._default(z.boolean(), true),
  engineDamage: z._default(z.union([z.literal(1), z.literal(2)]), 1),
  splitAreas: z._default(z.boolean(), true),
  halfRule: z._default(z.enum(['groups', 'points']), 'groups'),
  rocBelly: z._default(z.enum(['underneath', 'anywhere']), 'underneath'),
  trollWargPrices: z._default(z.enum(['printed', 'swapped']), 'printed'),
  elowyn: z._default(z.boolean(), false),
  /** Handicaps of the two players (DR-3.3.4-b). */
  handicap: z._default(z.nullable(z.strictObject({ invader: z.int(), defender: z.int() })), null),
  /** Other arrival hexes for reinforcements, agreed before the game (DR-2.9-j). */
  entryPoints: z._default(z.nullable(z.array(z.string().check(z.regex(/^\d{4}$/)))), null),
  /** Map of a point game (DR-3.3.1, DR-3.3.2). */
  map: z._default(z.nullable(z.enum(['esirien', 'nurkott'])), null),
});

export type Options = z.infer<typeof optionsSchema>;

export const DEFAULT_OPTIONS: Options = optionsSchema.parse({});

/** What a new game is asked for: the options, and corrections to the data (docs/corrections.md). */
export interface Wishes {
  readonly options: Options;
  readonly corrections: Corrections | null;
  /** Options that were asked for, not left to their defaults. */
  readonly named: ReadonlySet<string>;
}

const wishesSchema = z.extend(optionsSchema, { corrections: z.optional(z.unknown()) });

/** Reads what the players agreed on; throws an OptionError that names the option at fault. */
export function readWishes(given: unknown): Wishes {
  const excess = boundsProblem(given ?? {}, POSITION_BOUNDS);
  if (excess !== null) throw new OptionError(excess.path || 'options', excess.reason);
  const parsed = wishesSchema.safeParse(given ?? {});
  if (!parsed.success) throw optionError(parsed.error.issues[0]);
  const { corrections, ...options } = parsed.data;
  return { options, corrections: readCorrections(corrections), named: namesIn(given) };
}

const namesIn = (given: unknown): ReadonlySet<string> =>
  new Set(Object.entries(Object(given)).flatMap(([name, value]) => (value === undefined ? [] : [name])));

function optionError(issue: z.core.$ZodIssue): OptionError {
  if (issue.code === 'unrecognized_keys')
    return new OptionError(issue.keys.join(', '), 'there is no such option');
  return new OptionError(issue.path.join('.') || 'options', issue.message);
}

function readCorrections(given: unknown): Corrections | null {
  if (given === undefined || given === null) return null;
  return asOption('corrections', () => parseCorrections(given));
}

/** Corrections that do not fit are the fault of the option that brought them. */
export function asOption<T>(option: string, build: () => T): T {
  try {
    return build();
  } catch (error) {
    if (error instanceof CorrectionsError) throw new OptionError(option, error.message);
    throw error;
  }
}
