// The form of units.json: every value with where it comes from.

import { type Fault, faultsOf } from '@hexwyrm/hexmap';
import * as z from 'zod/mini';
import { ARCS, AREA_NAMES, type Arc, UNIT_TYPE_IDS } from './unit-ids.ts';

const count = z.int().check(z.gte(0), z.lte(99));
/** What two dice or one must show, 0 where nothing helps. */
const roll = z.int().check(z.gte(0), z.lte(12));
const hitByDistance = z.array(roll).check(z.length(5));

export const areaValues = z.strictObject({
  area: z.enum(AREA_NAMES),
  groups: count,
  hp: count,
  strength: count,
  hitOn: roll,
  reach: z.array(z.enum(ARCS)),
  exposedTo: z.array(z.enum(ARCS)),
  divingStrength: count,
});
export type AreaType = Readonly<Omit<z.infer<typeof areaValues>, 'reach' | 'exposedTo'>> & {
  readonly reach: readonly Arc[];
  readonly exposedTo: readonly Arc[];
};

/** The values a unit may have, by field. Those that are objects may be corrected in part. */
export const unitValues = {
  attack: count,
  defence: count,
  escape: roll,
  mp: count,
  roadMp: count,
  hp: count,
  hitOn: roll,
  counters: count,
  spellPoints: count,
  crashDice: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  destroys: z.enum(['enter', 'pillage', 'strike', 'body', 'none']),
  cost: z.strictObject({ invader: z.number().check(z.gte(0)), defender: z.number().check(z.gte(0)) }),
  breaking: z.strictObject({
    row: z.optional(z.int().check(z.gte(1), z.lte(9))),
    scale: roll,
    door: roll,
    gate: roll,
    ladder: z.boolean(),
    scaleUnwatchedOnly: z.boolean(),
  }),
  missile: z.strictObject({
    min: count,
    max: count,
    fromTower: count,
    strength: count,
    longStrength: count,
    sight: z.boolean(),
    flyers: z.boolean(),
    hit: hitByDistance,
    hitFlying: hitByDistance,
  }),
  overrun: z.strictObject({ move: z.boolean(), strength: count }),
  walk: z.strictObject({
    walkPer: count,
    slithers: z.boolean(),
    boundRange: count,
    flyRange: count,
    attacksAfterLanding: z.boolean(),
  }),
  breath: z.strictObject({
    uses: count,
    range: count,
    escapeBonus: count,
    towerBonus: count,
    fromFlight: z.boolean(),
  }),
};

/** Peculiarities that a rule asks for instead of a unit's name; units.json says what each means. */
const TRAITS = [
  'led',
  'mounted',
  'hero',
  'wizard',
  'princess',
  'jailer',
  'wades',
  'swims',
  'vengeful',
  'breaks-bridges',
  'avenged',
  'avenger',
  'starts-aloft',
  'soft-belly',
  'either-side',
  'disputed-price',
  'earth',
  'fire',
] as const;
export type Trait = (typeof TRAITS)[number];

function datum<T extends z.ZodMiniType>(value: T) {
  return z.strictObject({
    value,
    confidence: z.union([
      z.enum(['printed', 'inferred', 'corrected']),
      z.templateLiteral(['source:', z.string()]),
    ]),
    reason: z.optional(z.string()),
  });
}

export const unitFields = z.strictObject({
  id: z.enum(UNIT_TYPE_IDS),
  name: z.string(),
  colour: z.enum(['human', 'greenskin', 'monster', 'summoned']),
  kind: z.enum(['troop', 'character', 'engine', 'minor', 'major', 'elemental']),
  attack: z.optional(datum(unitValues.attack)),
  defence: z.optional(datum(unitValues.defence)),
  escape: z.optional(datum(unitValues.escape)),
  mp: datum(unitValues.mp),
  roadMp: z.optional(datum(unitValues.roadMp)),
  hp: z.optional(datum(unitValues.hp)),
  hitOn: z.optional(datum(unitValues.hitOn)),
  cost: datum(unitValues.cost),
  counters: datum(unitValues.counters),
  spellPoints: z.optional(datum(unitValues.spellPoints)),
  destroys: datum(unitValues.destroys),
  breaking: datum(unitValues.breaking),
  missile: z.optional(datum(unitValues.missile)),
  overrun: z.optional(datum(unitValues.overrun)),
  areas: z.optional(datum(z.array(areaValues))),
  walk: z.optional(datum(unitValues.walk)),
  breath: z.optional(datum(unitValues.breath)),
  crashDice: z.optional(datum(unitValues.crashDice)),
  traits: z.optional(datum(z.array(z.enum(TRAITS)))),
});
export type UnitData = z.infer<typeof unitFields>;

const unitsFields = z.strictObject({
  about: z.string(),
  confidence: z.record(z.string(), z.string()),
  fields: z.record(z.string(), z.string()),
  units: z.array(unitFields),
});
export type UnitsData = z.infer<typeof unitsFields>;

/** Everything wrong with a units file. */
export function checkUnits(data: unknown): Fault[] {
  const parsed = unitsFields.safeParse(data);
  if (!parsed.success) return faultsOf(parsed.error);
  const ids = parsed.data.units.map((unit) => unit.id);
  return UNIT_TYPE_IDS.filter((id) => ids.filter((other) => other === id).length !== 1).map((id) => ({
    path: `units.${id}`,
    reason: 'must be listed exactly once',
  }));
}
