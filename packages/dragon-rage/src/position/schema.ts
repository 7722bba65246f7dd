import { DIRECTION_NAMES } from '@hexwyrm/hexmap';
import { playersSchema } from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import { optionsSchema } from '../core/options.ts';
import { flag, hex, points, side, unitId } from '../core/position-fields.ts';
import { PHASE_NAMES } from '../core/vocabulary.ts';
import { spellFields } from '../magic/position.ts';
import { correctionsFields } from '../world/corrections-schema.ts';
import { MAP_IDS } from '../world/map-schema.ts';
import { UNIT_TYPE_IDS } from '../world/unit-types.ts';
import { POSITION_FORMAT } from './format.ts';
import { frameSchema } from './frame-schema.ts';

const between = z.tuple([hex, hex]);

/** What a unit has done in its side's current player-turn; see state.ts. */
const did = z.strictObject({
  spent: z._default(points, 0),
  road: z._default(z.boolean(), true),
  stopped: flag,
  mode: z._default(z.nullable(z.enum(['walk', 'slither', 'bound', 'fly', 'fall', 'batter'])), null),
  attempt: z._default(z.nullable(z.enum(['scale', 'smash', 'roll'])), null),
  attacked: flag,
  cast: flag,
  dispelled: flag,
  bridge: z._default(z.nullable(hex), null),
  demolishes: flag,
  tookOff: flag,
  landed: flag,
  breathed: flag,
  struck: z._default(z.array(hex), []),
  used: z._default(z.array(points), []),
});

const unit = z.strictObject({
  type: z.enum(UNIT_TYPE_IDS),
  side,
  /** A printed hex number; `waiting` off the map, `dead`, or `gone` (left the map alive). */
  hex: z.union([hex, z.enum(['waiting', 'dead', 'gone'])]),
  /** Major monsters; null lets the opponent decide (DR-2.4.2-b). */
  facing: z.optional(z.nullable(z.enum(DIRECTION_NAMES))),
  aloft: z.optional(z.boolean()),
  /** Points left: one number for a minor monster; by area, group by group, for a major one. Default: unhurt. */
  hp: z.optional(
    z.union([
      points,
      z.strictObject({
        head: z.optional(z.array(points)),
        wings: z.optional(z.array(points)),
        legs: z.optional(z.array(points)),
        belly: z.optional(z.array(points)),
      }),
    ]),
  ),
  breaths: z.optional(points),
  hurtBy: z._default(z.array(unitId), []),
  provokedBy: z._default(z.array(unitId), []),
  spellPoints: z.optional(points),
  wounded: flag,
  killer: flag,
  ladder: flag,
  /** Elementals: the wizard who controls it, null once control is lost. */
  master: z._default(z.nullable(unitId), null),
  fresh: flag,
  did: z._default(z.nullable(did), null),
});

const bySide = <T extends z.ZodMiniType>(value: T) => z.strictObject({ invader: value, defender: value });

export const positionSchema = z.strictObject({
  format: z.literal(POSITION_FORMAT),
  version: z.literal(1),
  game: z.literal('dragon-rage'),
  scenario: z._default(z.string(), 'custom'),
  map: z.enum(MAP_IDS),
  options: z.prefault(optionsSchema, {}),
  corrections: z._default(z.nullable(correctionsFields), null),
  /** Who sits where, for tables; nothing in the game depends on it. */
  players: z.optional(playersSchema),
  seats: z._default(bySide(z.string()), { invader: 'invader', defender: 'defender' }),
  first: z._default(side, 'invader'),
  goal: z._default(z.int(), 17),
  turn: z._default(z.int().check(z.positive()), 1),
  phase: z.enum(Object.values(PHASE_NAMES)),
  units: z.array(unit),
  /** Entrances that are not simply shut and the city's. */
  entrances: z._default(
    z.array(z.strictObject({ between, smashed: flag, opened: flag, control: z._default(side, 'defender') })),
    [],
  ),
  breaches: z._default(z.array(between), []),
  bridges: z._default(
    z.array(
      z.strictObject({
        hex,
        stage: z.enum(['marked', 'broken', 'burned']),
        unit: z._default(z.nullable(unitId), null),
        turn: z._default(z.int(), 0),
      }),
    ),
    [],
  ),
  /** Destroyed victory hexes; `vp` may be left out where the map's value was scored. */
  razed: z._default(z.array(z.strictObject({ hex, vp: z.optional(points) })), []),
  carcasses: z._default(z.array(hex), []),
  ...spellFields,
  struck: z._default(z.array(z.strictObject({ hex, unit: unitId })), []),
  elowyn: z._default(
    z.nullable(
      z.strictObject({ unit: unitId, freed: flag, leftCitadel: flag, score: z._default(z.int(), 0) }),
    ),
    null,
  ),
  owed: z._default(z.array(z.enum(UNIT_TYPE_IDS)), []),
  /** Sides that began with a hero; default: those that have one now. */
  hadHeroes: z.optional(bySide(z.boolean())),
  lastDamage: z._default(points, 0),
  lastInside: z._default(points, 0),
  frames: z._default(z.array(frameSchema), []),
  outcome: z._default(
    z.nullable(
      z.strictObject({
        winner: z.nullable(z.string()),
        reason: z.string(),
        clause: z.string(),
        facts: z.optional(z.record(z.string(), z.json())),
      }),
    ),
    null,
  ),
});

export type Position = z.infer<typeof positionSchema>;
export type PositionUnit = Position['units'][number];
