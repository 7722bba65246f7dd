import { readWishes as readWishesOf, type Wishes } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { type Corrections, parseCorrections } from './world/corrections.ts';

/** What players agree on before the game; both are in force unless a player declines (R-DPC-85). */
export const optionsSchema = z.strictObject({
  /** DP-5.3-a: only the top of another player's stack is known. */
  screening: z._default(z.boolean(), true),
  /** DP-8.7-a: the loss of a best friend sends a superhero into a rage. */
  berserkers: z._default(z.boolean(), true),
  /** DP-15-a: random events, in the scenarios that have them; absent where no player has objected. */
  events: z.exactOptional(z.boolean()),
});

export type Options = Readonly<z.infer<typeof optionsSchema>>;

export const DEFAULT_OPTIONS: Options = optionsSchema.parse({});

export const readWishes = (given: unknown): Wishes<Options, Corrections> =>
  readWishesOf(optionsSchema, parseCorrections, given);
