// The form of a corrections file: what someone who owns the printed game may set right. See docs/corrections.md.

import { hexId } from '@hexwyrm/hexmap';
import { correctionsHead } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { hexFields, NATIONS_WITH_FORTRESSES, ridgeFields } from './map-schema.ts';
import { moonValues } from './tables-schema.ts';
import { factorFields, unitFields } from './unit-schema.ts';

/** A factor is given whole, with its symbols. */
const side = z.partial(z.strictObject(factorFields));

const unitCorrection = z.strictObject({
  /** The names of its counters, and so their number. */
  names: z.optional(unitFields.shape.names),
  front: z.optional(side),
  back: z.optional(side),
  cavalry: z.optional(z.boolean()),
  homeCity: z.optional(unitFields.shape.homeCity),
});
export type UnitCorrection = z.infer<typeof unitCorrection>;

const hexCorrection = z.strictObject({
  terrain: z.optional(hexFields.shape.terrain),
  territory: z.optional(hexFields.shape.territory),
  /** null takes away what the map has */
  structure: z.optional(z.nullable(hexFields.shape.structure)),
  name: z.optional(z.nullable(hexFields.shape.name)),
  region: z.optional(z.nullable(hexFields.shape.region)),
  headwaters: z.optional(z.boolean()),
});
export type HexCorrection = z.infer<typeof hexCorrection>;

const way = z.array(hexId).check(z.minLength(2));
const lines = z.strictObject({ add: z.optional(z.array(way)), remove: z.optional(z.array(way)) });
export type LineCorrection = z.infer<typeof lines>;

const scenarioCorrection = z.strictObject({ turns: z.optional(z.int().check(z.gte(1), z.lte(40))) });

export const correctionsFields = z.strictObject({
  ...correctionsHead,
  units: z.optional(z.record(z.string(), unitCorrection)),
  /** Values of the Red Moon, Black first. */
  moon: z.optional(moonValues),
  /** Same form as tables.json, only what differs. */
  tables: z.optional(z.record(z.string(), z.json())),
  scenarios: z.optional(z.record(z.string(), scenarioCorrection)),
  hexes: z.optional(z.record(hexId, hexCorrection)),
  ridges: z.optional(
    z.strictObject({
      add: z.optional(z.array(z.omit(ridgeFields, { name: true }))),
      remove: z.optional(z.array(z.tuple([hexId, hexId]))),
    }),
  ),
  primaryRoads: z.optional(lines),
  secondaryRoads: z.optional(lines),
  rivers: z.optional(lines),
  fortresses: z.optional(z.partialRecord(z.enum(NATIONS_WITH_FORTRESSES), z.array(hexId))),
});

/**
 * What the owner of a printed copy knows better: figures of counters, hexes of the map, values of the Red Moon.
 * Everything not named stays as it is.
 */
export type Corrections = z.infer<typeof correctionsFields>;
