import * as z from 'zod/mini';
import type { Method } from './methods.ts';
import { updateSchema } from './snapshot.ts';
import {
  chance,
  decision,
  dice,
  event,
  json,
  outcome,
  reason,
  refusal,
  rollOdds,
  seat,
  seed,
  way,
} from './values.ts';

const scenario = z.strictObject({
  id: z.string(),
  seats: z.array(seat),
  name: z.optional(z.string()),
  clause: z.optional(z.string()),
});

const now = { decision: z.nullable(decision), outcome: z.nullable(outcome) };
const hash = z.string();

/** What is wrong with a replay that can still be looked at. */
export const doubtSchema = z.discriminatedUnion('kind', [
  /** This action, counted from 1, is refused; those before it are shown. */
  z.strictObject({ kind: z.literal('action'), action: z.int(), reason: z.string() }),
  /** All actions go through but lead elsewhere; the hash is that of the state after `fits` of them, or of none. */
  z.strictObject({ kind: z.literal('hash'), fits: z.nullable(z.int()) }),
]);
export type Doubt = z.output<typeof doubtSchema>;

/** The answer to new and load. `seed` is there where the dice come from one, `doubt` where a file is not what it says. */
const opened = z.strictObject({
  game: z.string(),
  rulesVersion: z.int(),
  seats: z.array(seat),
  seed: z.optional(seed),
  ...now,
  hash,
  doubt: z.optional(doubtSchema),
});

/** What a seat that follows the game is answered: the game as it is now, and why not everything was done. */
const followed = z.strictObject({ update: updateSchema, refused: z.optional(refusal) });

const plan = z.strictObject({
  actions: z.array(json),
  chance,
  give: chance,
  reasons: z.array(reason),
});

const choices = z.strictObject({ seat, actions: z.array(json) });

/** What each method answers; `parseWith` checks one. Where there are two answers, the second is for a connected seat. */
export const RESULTS = {
  games: z.strictObject({
    protocol: z.int(),
    games: z.array(
      z.strictObject({
        id: z.string(),
        rulesVersion: z.int(),
        seats: z.array(seat),
        scenarios: z.array(scenario),
        /** A JSON Schema of `options`, as `new` takes them. */
        options: json,
        bots: z.array(z.string()),
        /** What `query` answers, with a JSON Schema of its parameters. */
        queries: z.array(
          z.strictObject({ name: z.string(), about: z.string(), params: json, watched: z.boolean() }),
        ),
      }),
    ),
  }),
  data: z.strictObject({ data: json }),
  rules: z.strictObject({ clause: z.string(), title: z.string(), text: z.string() }),
  new: opened,
  load: opened,
  connect: updateSchema,
  update: updateSchema,
  state: z.strictObject({ state: json }),
  view: z.strictObject({ seat, view: json }),
  at: z.strictObject({ seat, view: json, answers: z.optional(z.record(z.string(), json)) }),
  decision: z.strictObject(now),
  save: z.strictObject({ position: json, replay: json }),
  record: z.strictObject({
    version: z.int(),
    from: z.int(),
    actions: z.array(json),
    groups: z.array(z.int()),
    hash,
    head: z.optional(json),
  }),
  hash: z.strictObject({ hash }),
  legal: z.strictObject({
    seat,
    actions: z.array(json),
    /** The same actions by the unit that acts: places in `actions`. `unit: null` gathers those of no unit. */
    groups: z.array(z.strictObject({ unit: z.nullable(z.int()), actions: z.array(z.int()) })),
  }),
  reactions: choices,
  propose: choices,
  explain: z.discriminatedUnion('ok', [
    z.strictObject({ ok: z.literal(true), action: json }),
    z.strictObject({ ok: z.literal(false), refusal }),
  ]),
  odds: z.union([
    z.strictObject({ odds: z.array(rollOdds), atOnce: z.nullable(z.string()) }),
    /** For several actions, each by itself; no rolls for one that is not legal. */
    z.strictObject({ each: z.array(z.array(rollOdds)) }),
  ]),
  outlook: z.strictObject({
    gain: z.number(),
    winner: z.nullable(z.string()),
    joined: z.optional(z.strictObject({ units: z.int(), odds: z.array(rollOdds) })),
    places: z.array(z.string()),
  }),
  reach: z.strictObject({ ways: z.array(way) }),
  query: z.strictObject({ seat, answer: json }),
  bestmove: z.strictObject({ seat, action: json, bot: z.string() }),
  advise: z.strictObject({
    seat,
    now: chance,
    plans: z.array(plan),
    trials: z.int(),
  }),
  analyse: z.strictObject({
    seats: z.array(seat),
    start: z.array(chance),
    actions: z.array(
      z.strictObject({ action: z.int(), seat, chances: z.array(chance), expected: z.array(chance) }),
    ),
    turns: z.array(z.int()),
  }),
  missed: z.strictObject({
    missed: z.nullable(z.strictObject({ action: z.int(), seat, plan, gain: chance })),
  }),
  apply: z.union([
    z.strictObject({
      events: z.array(event),
      rolled: dice,
      version: z.int(),
      ...now,
      hash: z.optional(hash),
      refused: z.optional(refusal),
    }),
    followed,
  ]),
  play: z.union([
    z.strictObject({ action: json, events: z.array(event), rolled: dice, version: z.int(), ...now }),
    followed,
  ]),
  hurry: z.strictObject({}),
  undo: z.union([
    z.strictObject({ undone: z.strictObject({ seat, action: json }), version: z.int(), ...now, hash }),
    followed,
  ]),
  redo: followed,
  retract: followed,
} as const satisfies Record<Method, z.ZodMiniType>;

export type Result<M extends Method> = z.output<(typeof RESULTS)[M]>;
