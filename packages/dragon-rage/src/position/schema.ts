import { DIRECTION_NAMES } from '@hexwyrm/hexmap';
import * as z from 'zod';
import { optionsSchema } from '../setup/options.ts';
import { PHASE_NAMES } from '../vocabulary.ts';
import { correctionsFields } from '../world/corrections-schema.ts';
import { MAP_IDS } from '../world/map-schema.ts';
import { UNIT_TYPE_IDS } from '../world/unit-types.ts';
import { frameSchema } from './frame-schema.ts';

/** Any position of Dragon Rage as readable JSON: what FEN is to chess. Documented in docs/position-format.md. */
export const POSITION_FORMAT = 'hexwyrm-position';

const hex = z.string().regex(/^\d{4}$/, 'a four-digit hex number');
const side = z.enum(['invader', 'defender']);
const unitId = z.int().nonnegative();
const between = z.tuple([hex, hex]);
const points = z.int().nonnegative();
const flag = z.boolean().default(false);

/** What a unit has done in its side's current player-turn; see state.ts. */
const did = z.strictObject({
  spent: points.default(0),
  road: z.boolean().default(true),
  stopped: flag,
  mode: z.enum(['walk', 'slither', 'bound', 'fly', 'fall', 'batter']).nullable().default(null),
  attempt: z.enum(['scale', 'smash', 'roll']).nullable().default(null),
  attacked: flag,
  cast: flag,
  dispelled: flag,
  bridge: hex.nullable().default(null),
  demolishes: flag,
  tookOff: flag,
  landed: flag,
  breathed: flag,
  struck: z.array(hex).default([]),
  used: z.array(points).default([]),
});

const unit = z.strictObject({
  type: z.enum(UNIT_TYPE_IDS),
  side,
  /** A printed hex number; `waiting` off the map, `dead`, or `gone` (left the map alive). */
  hex: z.union([hex, z.enum(['waiting', 'dead', 'gone'])]),
  /** Major monsters; null lets the opponent decide (DR-2.4.2-b). */
  facing: z.enum(DIRECTION_NAMES).nullable().optional(),
  aloft: z.boolean().optional(),
  /** Points left: one number for a minor monster; by area, group by group, for a major one. Default: unhurt. */
  hp: z
    .union([
      points,
      z.strictObject({
        head: z.array(points).optional(),
        wings: z.array(points).optional(),
        legs: z.array(points).optional(),
        belly: z.array(points).optional(),
      }),
    ])
    .optional(),
  breaths: points.optional(),
  hurtBy: z.array(unitId).default([]),
  provokedBy: z.array(unitId).default([]),
  spellPoints: points.optional(),
  wounded: flag,
  killer: flag,
  ladder: flag,
  /** Elementals: the wizard who controls it, null once control is lost. */
  master: unitId.nullable().default(null),
  fresh: flag,
  did: did.nullable().default(null),
});

const bySide = <T extends z.ZodType>(value: T) => z.strictObject({ invader: value, defender: value });

export const positionSchema = z.strictObject({
  format: z.literal(POSITION_FORMAT),
  version: z.literal(1),
  game: z.literal('dragon-rage'),
  scenario: z.string().default('custom'),
  map: z.enum(MAP_IDS),
  options: optionsSchema.prefault({}),
  corrections: correctionsFields.nullable().default(null),
  seats: bySide(z.string()).default({ invader: 'invader', defender: 'defender' }),
  first: side.default('invader'),
  goal: z.int().default(17),
  turn: z.int().positive().default(1),
  phase: z.enum(Object.values(PHASE_NAMES)),
  units: z.array(unit),
  /** Entrances that are not simply shut and the city's. */
  entrances: z
    .array(z.strictObject({ between, smashed: flag, opened: flag, control: side.default('defender') }))
    .default([]),
  breaches: z.array(between).default([]),
  bridges: z
    .array(
      z.strictObject({
        hex,
        stage: z.enum(['marked', 'broken', 'burned']),
        unit: unitId.nullable().default(null),
        turn: z.int().default(0),
      }),
    )
    .default([]),
  /** Destroyed victory hexes; `vp` may be left out where the map's value was scored. */
  razed: z.array(z.strictObject({ hex, vp: points.optional() })).default([]),
  carcasses: z.array(hex).default([]),
  fog: z.array(z.strictObject({ hex, side })).default([]),
  whirlwinds: z
    .array(z.strictObject({ hex, side, drifted: flag, spared: z.array(unitId).default([]) }))
    .default([]),
  boosts: z.array(z.strictObject({ hex, radius: z.int().min(0).max(2), side })).default([]),
  bolts: z.array(z.strictObject({ side, hex, target: unitId, power: points })).default([]),
  struck: z.array(z.strictObject({ hex, unit: unitId })).default([]),
  elowyn: z
    .strictObject({ unit: unitId, freed: flag, leftCitadel: flag, score: z.int().default(0) })
    .nullable()
    .default(null),
  owed: z.array(z.enum(UNIT_TYPE_IDS)).default([]),
  /** Sides that began with a hero; default: those that have one now. */
  hadHeroes: bySide(z.boolean()).optional(),
  lastDamage: points.default(0),
  lastInside: points.default(0),
  frames: z.array(frameSchema).default([]),
  outcome: z
    .strictObject({
      winner: z.string().nullable(),
      reason: z.string(),
      clause: z.string(),
      facts: z.record(z.string(), z.json()).optional(),
    })
    .nullable()
    .default(null),
});

export type Position = z.infer<typeof positionSchema>;
export type PositionUnit = Position['units'][number];
