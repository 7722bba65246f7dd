// The form of a corrections file: what someone who owns the printed game may set right. See docs/corrections.md.

import { hexId, hexsidePair } from '@hexwyrm/hexmap';
import * as z from 'zod';
import { entranceFields, hexFields, MAP_IDS } from './map-schema.ts';
import { AREA_NAMES, UNIT_TYPE_IDS } from './unit-ids.ts';
import { areaValues, unitValues } from './unit-schema.ts';

const areaCorrection = areaValues.omit({ area: true }).partial();

const unitCorrection = z.strictObject({
  attack: unitValues.attack.optional(),
  defence: unitValues.defence.optional(),
  escape: unitValues.escape.optional(),
  mp: unitValues.mp.optional(),
  roadMp: unitValues.roadMp.optional(),
  hp: unitValues.hp.optional(),
  hitOn: unitValues.hitOn.optional(),
  counters: unitValues.counters.optional(),
  spellPoints: unitValues.spellPoints.optional(),
  crashDice: unitValues.crashDice.optional(),
  destroys: unitValues.destroys.optional(),
  cost: unitValues.cost.partial().optional(),
  breaking: unitValues.breaking.partial().optional(),
  missile: unitValues.missile.partial().optional(),
  overrun: unitValues.overrun.partial().optional(),
  walk: unitValues.walk.partial().optional(),
  breath: unitValues.breath.partial().optional(),
  areas: z.partialRecord(z.enum(AREA_NAMES), areaCorrection).optional(),
});
export type UnitCorrection = z.infer<typeof unitCorrection>;

const hexCorrection = hexFields.omit({ provenance: true }).partial().extend({
  /** null takes away what the map has */
  name: hexFields.shape.name.nullable(),
  bridge: hexFields.shape.bridge.nullable(),
  access: hexFields.shape.access.nullable(),
  inCity: z.boolean().optional(),
});
export type HexCorrection = z.infer<typeof hexCorrection>;

export const correctionsFields = z.strictObject({
  /** the map the hexes, walls, entrances and roads belong to; games on other maps leave these out */
  map: z.enum(MAP_IDS).optional(),
  units: z.partialRecord(z.enum(UNIT_TYPE_IDS), unitCorrection).optional(),
  /** same form as tables.json, only what differs */
  tables: z.record(z.string(), z.json()).optional(),
  hexes: z.record(hexId, hexCorrection).optional(),
  walls: z
    .strictObject({ add: z.array(hexsidePair).optional(), remove: z.array(hexsidePair).optional() })
    .optional(),
  entrances: z
    .strictObject({
      add: z.array(entranceFields.omit({ provenance: true })).optional(),
      remove: z.array(hexsidePair).optional(),
    })
    .optional(),
  roads: z.strictObject({ add: z.array(z.array(hexId).min(2)).optional() }).optional(),
});
export type Corrections = z.infer<typeof correctionsFields>;
