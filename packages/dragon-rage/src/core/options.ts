import { readWishes as readWishesOf, type Wishes as WishesOf } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { type Corrections, parseCorrections } from '../world/corrections.ts';

const roster = z.int().check(z.gte(1), z.lte(999));

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
  /** A game of a campaign: which one, and what the rosters are before it (DR-4.3). Absent in all others. */
  campaign: z.exactOptional(
    z.strictObject({
      game: z.int().check(z.gte(1), z.lte(6)),
      rosters: z.strictObject({ invader: roster, defender: roster }),
    }),
  ),
});

export type CampaignGame = NonNullable<Options['campaign']>;

export type Options = z.infer<typeof optionsSchema>;

export const DEFAULT_OPTIONS: Options = optionsSchema.parse({});

export type Wishes = WishesOf<Options, Corrections>;

export const readWishes = (given: unknown): Wishes => readWishesOf(optionsSchema, parseCorrections, given);
