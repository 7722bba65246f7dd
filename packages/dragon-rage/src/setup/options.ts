import * as z from 'zod';

/** What players may agree on before the game; the first value of each is the default (docs/rulings-dragon-rage.md). */
export const optionsSchema = z.strictObject({
  /** The introductory game is `basic`; `basic-literal` keeps the manuals' wording on lost legs (R-DR-06, R-DR-73). */
  profile: z.enum(['full', 'basic', 'basic-literal']).default('full'),
  grading: z.boolean().default(false),
  troopMayJoinCharacter: z.boolean().default(false),
  archersMelee: z.boolean().default(true),
  engineDamage: z.union([z.literal(1), z.literal(2)]).default(1),
  splitAreas: z.boolean().default(true),
  halfRule: z.enum(['groups', 'points']).default('groups'),
  rocBelly: z.enum(['underneath', 'anywhere']).default('underneath'),
  trollWargPrices: z.enum(['printed', 'swapped']).default('printed'),
  elowyn: z.boolean().default(false),
  /** Handicaps of the two players (DR-3.3.4-b). */
  handicap: z.strictObject({ invader: z.int(), defender: z.int() }).nullable().default(null),
  /** Other arrival hexes for reinforcements, agreed before the game (DR-2.9-j). */
  entryPoints: z
    .array(z.string().regex(/^\d{4}$/))
    .nullable()
    .default(null),
  /** Map of a point game (DR-3.3.1, DR-3.3.2). */
  map: z.enum(['esirien', 'nurkott']).nullable().default(null),
});

export type Options = z.infer<typeof optionsSchema>;

export const DEFAULT_OPTIONS: Options = optionsSchema.parse({});
