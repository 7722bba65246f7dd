import * as z from 'zod/mini';
import type { Method } from './methods.ts';
import { decision, dice, event, json, outcome, refusal, rollOdds, seat, seed } from './values.ts';

const scenario = z.strictObject({
  id: z.string(),
  seats: z.array(seat),
  name: z.optional(z.string()),
  clause: z.optional(z.string()),
});

const now = { decision: z.nullable(decision), outcome: z.nullable(outcome) };
const hash = z.string();

/** The answer to new and load. `seed` is there where the dice come from one. */
const opened = z.strictObject({
  game: z.string(),
  rulesVersion: z.int(),
  seats: z.array(seat),
  seed: z.optional(seed),
  ...now,
  hash,
});

/** What each method answers; `parseWith` checks one. */
export const RESULTS = {
  games: z.strictObject({
    games: z.array(
      z.strictObject({
        id: z.string(),
        rulesVersion: z.int(),
        seats: z.array(seat),
        scenarios: z.array(scenario),
        /** A JSON Schema of `options`, as `new` takes them. */
        options: json,
        bots: z.array(z.string()),
      }),
    ),
  }),
  new: opened,
  load: opened,
  state: z.strictObject({ state: json }),
  view: z.strictObject({ seat, view: json }),
  decision: z.strictObject(now),
  legal: z.strictObject({
    seat,
    actions: z.array(json),
    /** The same actions by the unit that acts: places in `actions`. `unit: null` gathers those of no unit. */
    groups: z.array(z.strictObject({ unit: z.nullable(z.int()), actions: z.array(z.int()) })),
  }),
  reactions: z.strictObject({ seat, actions: z.array(json) }),
  propose: z.strictObject({ seat, actions: z.array(json) }),
  explain: z.discriminatedUnion('ok', [
    z.strictObject({ ok: z.literal(true), action: json }),
    z.strictObject({ ok: z.literal(false), refusal }),
  ]),
  odds: z.strictObject({ odds: z.array(rollOdds) }),
  apply: z.strictObject({ events: z.array(event), rolled: dice, ...now, hash }),
  undo: z.strictObject({ undone: z.strictObject({ seat, action: json }), ...now, hash }),
  save: z.strictObject({ position: json, replay: json }),
  hash: z.strictObject({ hash }),
  bestmove: z.strictObject({ seat, action: json, bot: z.string() }),
} as const satisfies Record<Method, z.ZodMiniType>;

export type Result<M extends Method> = z.output<(typeof RESULTS)[M]>;
