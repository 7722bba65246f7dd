import * as z from 'zod/mini';
import { dice, json, seat, seed, unit } from './values.ts';

const none = z.strictObject({});
const oneOf = (fields: readonly string[]) => (params: object) =>
  fields.filter((field) => Object.hasOwn(params, field)).length <= 1;

/** What each method of the bot protocol is told. */
export const METHODS = {
  games: none,
  new: z
    .strictObject({
      game: z.string(),
      scenario: z.string(),
      options: z._default(json, {}),
      seed: z.optional(seed),
      dice: z.optional(dice),
    })
    .check(z.refine(oneOf(['seed', 'dice']), 'give a seed or dice, not both')),
  load: z
    .strictObject({
      position: z.optional(json),
      replay: z.optional(json),
      seed: z.optional(seed),
      dice: z.optional(dice),
    })
    .check(
      z.refine(
        ({ position, replay }) => (position === undefined) !== (replay === undefined),
        'give a position or a replay',
      ),
      z.refine(oneOf(['replay', 'seed', 'dice']), 'give a seed or dice, not both, and neither with a replay'),
    ),
  state: none,
  view: z.strictObject({ seat }),
  decision: none,
  legal: z.strictObject({ seat: z.optional(seat), unit: z.optional(unit) }),
  reactions: z.strictObject({ seat: z.optional(seat) }),
  propose: z.strictObject({ seat: z.optional(seat) }),
  explain: z.strictObject({ seat, action: json }),
  odds: z.strictObject({ seat, action: json }),
  apply: z.strictObject({ seat, action: json, dice: z.optional(dice) }),
  undo: none,
  save: none,
  hash: none,
  bestmove: z.strictObject({
    bot: z._default(z.string(), 'greedy'),
    seat: z.optional(seat),
    budget: z.optional(
      z.int().check(z.gte(1, 'must be at least 1'), z.lte(1_000_000, 'must be at most 1000000')),
    ),
    seed: z.optional(seed),
  }),
} as const;

export type Method = keyof typeof METHODS;

export const isMethod = (name: string): name is Method => Object.hasOwn(METHODS, name);
