import * as z from 'zod';
import { optionsSchema } from '../setup/options.ts';
import { frameSchema, moonPhase } from './frame-schema.ts';
import type { Words } from './words.ts';

/** Any position of Dragon Pass as readable JSON: what FEN is to chess. */
export const POSITION_FORMAT = 'hexwyrm-position';

const flag = z.boolean().default(false);
const points = z.int().nonnegative();
const listOf = <T extends z.ZodType>(item: T) => z.array(item).default([]);

/** What has to be read before anything else can be: who plays, and with which counters on which map. */
export const headSchema = z.looseObject({
  format: z.literal(POSITION_FORMAT),
  version: z.literal(1),
  game: z.literal('dragon-pass'),
  scenario: z.string(),
  options: optionsSchema.prefault({}),
  corrections: z.unknown().optional(),
  /** In the order of their player-turns; that of the scenario where left out. */
  seats: z.array(z.string()).min(1).optional(),
  units: z.array(z.unknown()),
});

/** The rest, in the words of that world. */
export function bodySchema(words: Words) {
  const { hex, player, unit } = words;
  const units = listOf(unit);
  const hexes = listOf(hex);
  const did = z.strictObject({
    from: hex,
    spent: points.default(0),
    stopped: flag,
    paid: points.default(0),
    bonus: flag,
    by: unit.exactOptional(),
    arrived: z.literal(true).exactOptional(),
  });
  return z.strictObject({
    turn: z.int().positive().default(1),
    active: player,
    phase: z.enum(['movement', 'exotics', 'commit', 'battles', 'support', 'rally']),
    moon: moonPhase.nullable().default(null),
    units: z.array(
      z.strictObject({
        type: words.type,
        /** Which counter of its type, from 1. */
        number: z.int().positive().default(1),
        owner: player,
        /** Herds and treasures: whose they were at first, where that is somebody else. */
        first: player.optional(),
        hex,
        down: flag,
        shaken: flag,
        fought: flag,
        did: did.nullable().default(null),
      }),
    ),
    /** Hexes with several units, from the top down; pieces committed against a stack are none of it. */
    stacks: listOf(z.strictObject({ hex, units: z.array(unit) })),
    glowline: z.boolean().default(true),
    storm: z
      .strictObject({ kind: z.enum(['local', 'great']), player, turn: z.int() })
      .nullable()
      .default(null),
    rain: flag,
    flooded: hexes,
    ruined: hexes,
    /** As at the beginning of the scenario where left out. */
    control: z.array(z.strictObject({ hex, player })).optional(),
    /** Those who stand next to each other where left out. */
    contacts: z.array(z.strictObject({ active: hex, inactive: hex, field: z.boolean() })).optional(),
    attackedFrom: hexes,
    committed: units,
    escapes: listOf(z.strictObject({ unit, hex })),
    rages: listOf(z.strictObject({ avenger: unit, scapegoat: unit })),
    caravans: listOf(z.strictObject({ herd: unit, units: z.array(unit) })),
    sown: units,
    violated: hexes,
    shielded: units,
    killed: units,
    used: listOf(z.enum(['storm', 'meteor', 'quake', 'freeze'])),
    spent: units,
    acted: units,
    scouted: listOf(z.strictObject({ player, hex })),
    doubling: z
      .strictObject({ unit, factor: z.enum(['magic', 'range']) })
      .nullable()
      .default(null),
    frozen: flag,
    hunger: z
      .strictObject({
        missedDying: flag,
        missedBlack: flag,
        eaten: points.default(0),
        fed: flag,
        prey: units,
      })
      .prefault({}),
    disclosed: units,
    arrivals: listOf(z.strictObject({ unit, hexes: z.array(hex), capital: z.boolean() })),
    restacked: hexes,
    frames: listOf(frameSchema(words)),
    outcome: z
      .strictObject({
        winner: z.string().nullable(),
        reason: z.string(),
        clause: z.string(),
        facts: z.record(z.string(), z.json()).exactOptional(),
      })
      .nullable()
      .default(null),
  });
}

export type Body = z.infer<ReturnType<typeof bodySchema>>;
