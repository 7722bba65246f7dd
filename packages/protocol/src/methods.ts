import * as z from 'zod/mini';
import { UNDO_EXTENTS } from './snapshot.ts';
import { dice, json, seat, seed, unit } from './values.ts';

const none = z.strictObject({});
const oneOf = (fields: readonly string[]) => (params: object) =>
  fields.filter((field) => Object.hasOwn(params, field)).length <= 1;

const bySeat = z.optional(seat);
const asked = z.strictObject({ seat: bySeat });
const count = z.int().check(z.nonnegative('must not be negative'));
const actions = z.array(json).check(z.minLength(1, 'must not be empty'), z.maxLength(1000, 'are too many'));
const extent = z._default(z.enum(UNDO_EXTENTS), 'step');

/** Whether seats may ask what they should do; they may where nothing is said. */
const advice = z.optional(z.boolean());
const budget = z.optional(
  z.int().check(z.gte(1, 'must be at least 1'), z.lte(1_000_000, 'must be at most 1000000')),
);

/** An action, or several to be played one after the other. */
const played = { seat: bySeat, action: z.optional(json), actions: z.optional(actions) };
const isOneKind = ({ action, actions: several }: { action?: unknown; actions?: unknown }): boolean =>
  (action === undefined) !== (several === undefined);
const ONE_KIND = 'give an action or actions';

/** The parameters of each method. */
export const METHODS = {
  // The games there are, and their rules.
  games: none,
  data: z.strictObject({ game: z.string(), what: z.enum(['map', 'units', 'tables']) }),
  rules: z.strictObject({ clause: z.string(), lang: z._default(z.enum(['en', 'fr', 'es', 'de']), 'en') }),

  // Opening a game, and taking part in it.
  new: z
    .strictObject({
      game: z.string(),
      scenario: z.string(),
      options: z._default(json, {}),
      seed: z.optional(seed),
      dice: z.optional(dice),
      advice,
    })
    .check(z.refine(oneOf(['seed', 'dice']), 'give a seed or dice, not both')),
  load: z
    .strictObject({
      position: z.optional(json),
      replay: z.optional(json),
      seed: z.optional(seed),
      dice: z.optional(dice),
      groups: z.optional(z.array(count)),
      lenient: z._default(z.boolean(), false),
      advice,
    })
    .check(
      z.refine(
        ({ position, replay }) => (position === undefined) !== (replay === undefined),
        'give a position or a replay',
      ),
      z.refine(oneOf(['replay', 'seed', 'dice']), 'give a seed or dice, not both, and neither with a replay'),
    ),
  connect: z.strictObject({
    seat: z._default(seat, 'spectator'),
    bots: z._default(z.record(seat, z.string()), {}),
    watch: z.optional(z.boolean()),
  }),
  update: z.strictObject({ seat: bySeat, since: z.optional(count) }),

  // The game as it is, and as it was.
  state: none,
  view: asked,
  at: z.strictObject({ seat: bySeat, actions: count }),
  decision: none,
  save: none,
  record: z.strictObject({ since: z.optional(count) }),
  hash: none,

  // What can be done, and what would come of it.
  legal: z.strictObject({ seat: bySeat, unit: z.optional(unit) }),
  reactions: asked,
  propose: asked,
  explain: z.strictObject({ seat: bySeat, action: json }),
  odds: z.strictObject(played).check(z.refine(isOneKind, ONE_KIND)),
  outlook: z.strictObject({ seat: bySeat, action: json }),
  reach: z.strictObject({ seat: bySeat, unit, after: z._default(z.array(json), []) }),
  query: z.strictObject({
    seat: bySeat,
    name: z.string(),
    params: z._default(json, {}),
    at: z.optional(count),
    indices: z.optional(z.boolean()),
  }),
  bestmove: z.strictObject({
    bot: z._default(z.string(), 'greedy'),
    seat: bySeat,
    budget,
    seed: z.optional(seed),
  }),
  advise: z.strictObject({ seat: bySeat, budget, seed: z.optional(seed) }),

  // What became of a game that has been played.
  analyse: z.strictObject({ from: z._default(count, 0), to: z.optional(count) }),
  missed: z.strictObject({ at: count }),

  // What is done.
  apply: z
    .strictObject({
      ...played,
      dice: z.optional(dice),
      version: z.optional(count),
      hash: z._default(z.boolean(), false),
    })
    .check(
      z.refine(isOneKind, ONE_KIND),
      z.refine(oneOf(['actions', 'dice']), 'dice are given with one action, not with several'),
    ),
  play: z.strictObject({ seat: bySeat, bot: z._default(z.string(), 'greedy') }),
  hurry: none,
  undo: z.strictObject({ seat: bySeat, extent }),
  redo: z.strictObject({ seat: bySeat, extent }),
  retract: z.strictObject({ seat: bySeat, action: json }),
} as const satisfies Record<string, z.ZodMiniType>;

export type Method = keyof typeof METHODS;

export const isMethod = (name: string): name is Method => Object.hasOwn(METHODS, name);
