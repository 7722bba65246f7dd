import { playersSchema } from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import { optionsSchema } from '../core/options.ts';
import type { Words } from '../core/position-words.ts';
import { POWERS, powerFields } from '../powers/powers.ts';
import { POSITION_FORMAT } from './format.ts';
import { frameSchema, moonPhase } from './frame-schema.ts';

/** Powers that work once a game, by their actions. */
const ONCE = POWERS.flatMap(({ once }) => once ?? []);

const clauseField = z.templateLiteral(['DP-', z.string()]);
const flag = z._default(z.boolean(), false);
const points = z.int().check(z.nonnegative());
const listOf = <T extends z.ZodMiniType>(item: T) => z._default(z.array(item), []);

/** What has to be read before anything else can be: who plays, and with which counters on which map. */
export const headSchema = z.looseObject({
  format: z.literal(POSITION_FORMAT),
  version: z.literal(1),
  game: z.literal('dragon-pass'),
  scenario: z.string(),
  options: z.prefault(optionsSchema, {}),
  corrections: z.optional(z.unknown()),
  /** In the order of their player-turns; that of the scenario where left out. */
  seats: z.optional(z.array(z.string()).check(z.minLength(1))),
  /** Who sits where, for tables; nothing in the game depends on it. */
  players: z.optional(playersSchema),
  units: z.array(z.unknown()),
});

/** The rest, in the words of that world. */
export function bodySchema(words: Words) {
  const { hex, place, player, owner, unit } = words;
  const units = listOf(unit);
  const hexes = listOf(hex);
  const did = z.strictObject({
    from: place,
    spent: z._default(points, 0),
    stopped: flag,
    paid: z._default(points, 0),
    bonus: flag,
    by: z.exactOptional(unit),
    arrived: z.exactOptional(z.literal(true)),
    held: z.exactOptional(clauseField),
    freed: z.exactOptional(z.literal(true)),
    entered: z.exactOptional(z.array(z.string())),
  });
  return z.strictObject({
    turn: z._default(z.int().check(z.positive()), 1),
    active: player,
    phase: z.enum(['giants', 'alliances', 'movement', 'exotics', 'commit', 'battles', 'support', 'rally']),
    moon: z._default(z.nullable(moonPhase), null),
    units: z.array(
      z.strictObject({
        type: words.type,
        /** Which counter of its type, from 1. */
        number: z._default(z.int().check(z.positive()), 1),
        owner,
        /** Herds and treasures: the first owner, if different. */
        first: z.optional(owner),
        hex: place,
        down: flag,
        shaken: flag,
        fought: flag,
        did: z._default(z.nullable(did), null),
      }),
    ),
    /** Hexes with several units, from the top down; pieces committed against a stack are none of it. */
    stacks: listOf(z.strictObject({ hex, units: z.array(unit) })),
    glowline: z._default(z.boolean(), true),
    ...powerFields(words),
    /** As at the beginning of the scenario where left out. */
    control: z.optional(z.array(z.strictObject({ hex, player: owner }))),
    /** Adjacent stacks if left out. */
    contacts: z.optional(z.array(z.strictObject({ active: hex, inactive: hex, field: z.boolean() }))),
    attackedFrom: hexes,
    committed: units,
    escapes: listOf(z.strictObject({ unit, hex })),
    rages: listOf(z.strictObject({ avenger: unit, scapegoat: unit })),
    caravans: listOf(z.strictObject({ herd: unit, units: z.array(unit) })),
    violated: hexes,
    shielded: units,
    killed: units,
    used: listOf(z.enum(ONCE)),
    spent: units,
    acted: units,
    arrivals: listOf(z.strictObject({ unit, hexes: z.array(hex), capital: z.boolean() })),
    restacked: hexes,
    reversed: z.exactOptional(z.literal(true)),
    orderDice: z.exactOptional(z.array(z.int().check(z.gte(1), z.lte(6))).check(z.maxLength(2))),
    followed: z.exactOptional(z.array(unit)),
    hushed: z.exactOptional(
      z.array(z.strictObject({ player, about: z.enum(['disclose', 'array', 'regroup', 'glow']) })),
    ),
    frames: listOf(frameSchema(words)),
    outcome: z._default(
      z.nullable(
        z.strictObject({
          winner: z.nullable(z.string()),
          reason: z.string(),
          clause: z.string(),
          facts: z.exactOptional(z.record(z.string(), z.json())),
        }),
      ),
      null,
    ),
  });
}

export type Body = z.infer<ReturnType<typeof bodySchema>>;
