import { isJson, type Json, longList } from '@hexwyrm/kernel';
import * as z from 'zod/mini';

/** The small values that messages are made of. */
export const json = z.custom<Json>(isJson, 'must be JSON of a moderate size');
export const seat = z
  .string()
  .check(
    z.minLength(1, 'must not be empty'),
    z.maxLength(100, 'must not be longer than 100 letters'),
    z.refine(isJson, 'holds half a character'),
  );
export const unit = z.int().check(z.nonnegative('must not be negative'));
const die = z.int().check(z.gte(1, 'a die shows 1 to 6'), z.lte(6, 'a die shows 1 to 6'));
export const dice = longList(die);
export const seed = z.union([z.string(), z.number()], 'must be text or a number');
const clause = z.string();
export const facts = z.record(z.string(), json);

export const decision = z.object({
  seats: z.array(seat),
  kind: z.string(),
  clause,
  facts: z.optional(facts),
});

export const outcome = z.object({
  winner: z.nullable(z.string()),
  reason: z.string(),
  clause,
  facts: z.optional(facts),
});

export const refusal = z.object({ clause, facts: z.optional(facts) });

/** An event of a game; its other fields are the game's. */
export const event = z.looseObject({ type: z.string(), clause });

const summand = z.object({
  what: z.string(),
  value: z.number(),
  clause,
  unit: z.optional(z.int()),
  count: z.optional(z.int()),
});
const sum = z.object({ parts: z.array(summand), total: z.number() });
const fraction = z.tuple([z.int(), z.int()]);

export const rollOdds = z.object({
  roll: z.string(),
  clause,
  unit: z.optional(z.int()),
  dice: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  needs: z.number(),
  atMost: z.optional(z.literal(true)),
  modifier: z.number(),
  modifiers: z.array(summand),
  chance: fraction,
  results: z.array(z.object({ result: z.string(), value: z.optional(z.number()), chance: fraction })),
  sum: z.optional(sum),
  comparison: z.optional(
    z.object({
      attack: sum,
      defence: sum,
      row: z.nullable(z.int()),
      column: z.nullable(z.int()),
      cell: z.union([z.string(), z.number()]),
    }),
  ),
});

/** A chance that was estimated. */
export const chance = z.number().check(z.gte(0), z.lte(1));

/** Why a plan is worth a thought. */
export const reason = z.strictObject({
  what: z.string(),
  units: z.optional(z.array(z.int())),
  hexes: z.optional(z.array(z.string())),
  between: z.optional(z.tuple([z.string(), z.string()])),
  points: z.optional(z.number()),
  harm: z.optional(z.literal(true)),
  chance: fraction,
  tried: z.optional(z.literal(true)),
  foes: z.optional(z.array(z.int())),
});

export const problem = z.object({ path: z.string(), reason: z.string() });

/** One way a unit could go. */
export const way = z.strictObject({
  actions: z.array(json),
  path: z.array(z.string()),
  to: z.string(),
  facing: z.nullable(z.string()),
  mode: z.nullable(z.string()),
  cost: z.number(),
  left: z.number(),
  leftByRoad: z.number(),
  byRoad: z.boolean(),
  roadOnly: z.boolean(),
  gain: z.number(),
  odds: z.array(rollOdds),
  events: z.array(event),
});
