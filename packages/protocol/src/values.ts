import * as z from 'zod';

/** The small values that messages are made of. */
export const json = z.json('must be JSON data');
export const seat = z.string().min(1, 'must not be empty');
export const unit = z.int().nonnegative('must not be negative');
const die = z.int().min(1, 'a die shows 1 to 6').max(6, 'a die shows 1 to 6');
export const dice = z.array(die);
export const seed = z.union([z.string(), z.number()], 'must be text or a number');
const clause = z.string();
const facts = z.record(z.string(), json);

export const decision = z.object({
  seats: z.array(seat),
  kind: z.string(),
  clause,
  facts: facts.optional(),
});

export const outcome = z.object({
  winner: z.string().nullable(),
  reason: z.string(),
  clause,
  facts: facts.optional(),
});

export const refusal = z.object({ clause, facts: facts.optional() });

/** An event of a game; its other fields are the game's. */
export const event = z.looseObject({ type: z.string(), clause });

const summand = z.object({
  what: z.string(),
  value: z.number(),
  clause,
  unit: z.int().optional(),
  count: z.int().optional(),
});
const sum = z.object({ parts: z.array(summand), total: z.number() });
const fraction = z.tuple([z.int(), z.int()]);

export const rollOdds = z.object({
  roll: z.string(),
  clause,
  unit: z.int().optional(),
  dice: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  needs: z.number(),
  atMost: z.literal(true).optional(),
  modifier: z.number(),
  modifiers: z.array(summand),
  chance: fraction,
  results: z.array(z.object({ result: z.string(), value: z.number().optional(), chance: fraction })),
  sum: sum.optional(),
  comparison: z
    .object({
      attack: sum,
      defence: sum,
      row: z.int().nullable(),
      column: z.int().nullable(),
      cell: z.union([z.string(), z.number()]),
    })
    .optional(),
});

export const problem = z.object({ path: z.string(), reason: z.string() });
