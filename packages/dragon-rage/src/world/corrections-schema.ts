// The form of a corrections file: what someone who owns the printed game may set right. See docs/corrections.md.

import { hexId, hexsidePair } from '@hexwyrm/hexmap';
import { correctionsHead } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { entranceFields, hexFields, MAP_IDS } from './map-schema.ts';
import { AREA_NAMES, UNIT_TYPE_IDS } from './unit-ids.ts';
import { areaValues, unitValues } from './unit-schema.ts';

const areaCorrection = z.partial(z.omit(areaValues, { area: true }));

const unitCorrection = z.strictObject({
  attack: z.optional(unitValues.attack),
  defence: z.optional(unitValues.defence),
  escape: z.optional(unitValues.escape),
  mp: z.optional(unitValues.mp),
  roadMp: z.optional(unitValues.roadMp),
  hp: z.optional(unitValues.hp),
  hitOn: z.optional(unitValues.hitOn),
  counters: z.optional(unitValues.counters),
  spellPoints: z.optional(unitValues.spellPoints),
  crashDice: z.optional(unitValues.crashDice),
  destroys: z.optional(unitValues.destroys),
  cost: z.optional(z.partial(unitValues.cost)),
  breaking: z.optional(z.partial(unitValues.breaking)),
  missile: z.optional(z.partial(unitValues.missile)),
  overrun: z.optional(z.partial(unitValues.overrun)),
  walk: z.optional(z.partial(unitValues.walk)),
  breath: z.optional(z.partial(unitValues.breath)),
  areas: z.optional(z.partialRecord(z.enum(AREA_NAMES), areaCorrection)),
});
export type UnitCorrection = z.infer<typeof unitCorrection>;

const hexCorrection = z.extend(z.partial(z.omit(hexFields, { provenance: true })), {
  /** null takes away what the map has */
  name: z.nullable(hexFields.shape.name),
  bridge: z.nullable(hexFields.shape.bridge),
  access: z.nullable(hexFields.shape.access),
  inCity: z.optional(z.boolean()),
});
export type HexCorrection = z.infer<typeof hexCorrection>;

const road = z.array(hexId).check(z.minLength(2));

const army = z.optional(z.partialRecord(z.enum(UNIT_TYPE_IDS), z.int().check(z.gte(0), z.lte(99))));

const scenarioCorrection = z.strictObject({
  goal: z.optional(z.int().check(z.gte(1), z.lte(99))),
  firstPlayer: z.optional(z.enum(['invader', 'defender'])),
  /** unit by unit; 0 takes the type away */
  forces: z.optional(z.strictObject({ invader: army, defender: army })),
});

const mapChapters = {
  hexes: z.optional(z.record(hexId, hexCorrection)),
  walls: z.optional(
    z.strictObject({ add: z.optional(z.array(hexsidePair)), remove: z.optional(z.array(hexsidePair)) }),
  ),
  entrances: z.optional(
    z.strictObject({
      add: z.optional(z.array(z.omit(entranceFields, { provenance: true }))),
      remove: z.optional(z.array(hexsidePair)),
    }),
  ),
  roads: z.optional(z.strictObject({ add: z.optional(z.array(road)), remove: z.optional(z.array(road)) })),
};
const mapCorrection = z.strictObject(mapChapters);
export type MapCorrection = z.infer<typeof mapCorrection>;

export const correctionsFields = z.strictObject({
  ...correctionsHead,
  /** the map the hexes, walls, entrances and roads belong to; games on other maps leave these out */
  map: z.optional(z.enum(MAP_IDS)),
  units: z.optional(z.partialRecord(z.enum(UNIT_TYPE_IDS), unitCorrection)),
  /** same form as tables.json, only what differs */
  tables: z.optional(z.record(z.string(), z.json())),
  scenarios: z.optional(z.record(z.string(), scenarioCorrection)),
  ...mapChapters,
  /** the same chapters of further maps */
  maps: z.optional(z.partialRecord(z.enum(MAP_IDS), mapCorrection)),
});
export type Corrections = z.infer<typeof correctionsFields>;
