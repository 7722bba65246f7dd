import * as z from 'zod';
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
      options: json.default({}),
      seed: seed.optional(),
      dice: dice.optional(),
    })
    .refine(oneOf(['seed', 'dice']), 'give a seed or dice, not both'),
  load: z
    .strictObject({
      position: json.optional(),
      replay: json.optional(),
      seed: seed.optional(),
      dice: dice.optional(),
    })
    .refine(
      ({ position, replay }) => (position === undefined) !== (replay === undefined),
      'give a position or a replay',
    )
    .refine(oneOf(['replay', 'seed', 'dice']), 'give a seed or dice, not both, and neither with a replay'),
  state: none,
  view: z.strictObject({ seat }),
  decision: none,
  legal: z.strictObject({ seat: seat.optional(), unit: unit.optional() }),
  reactions: z.strictObject({ seat: seat.optional() }),
  propose: z.strictObject({ seat: seat.optional() }),
  explain: z.strictObject({ seat, action: json }),
  odds: z.strictObject({ seat, action: json }),
  apply: z.strictObject({ seat, action: json, dice: dice.optional() }),
  undo: none,
  save: none,
  hash: none,
  bestmove: z.strictObject({
    bot: z.string().default('greedy'),
    seat: seat.optional(),
    budget: z.int().min(1, 'must be at least 1').max(1_000_000, 'must be at most 1000000').optional(),
    seed: seed.optional(),
  }),
} as const;

export type Method = keyof typeof METHODS;

export const isMethod = (name: string): name is Method => Object.hasOwn(METHODS, name);
