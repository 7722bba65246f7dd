// Values set right by someone who owns the printed game, laid over the data files before these are compiled. See
// docs/corrections.md.

import { type Fault, faultsOf, hexId } from '@hexwyrm/hexmap';
import * as z from 'zod/mini';
import { correctMap } from './correct-map.ts';
import { correctUnits } from './correct-units.ts';
import type { Tables } from './data.ts';
import { checkMap, hexFields, NATIONS_WITH_FORTRESSES, ridgeFields } from './map-schema.ts';
import { checkTables, moonValues } from './tables-schema.ts';
import { checkUnits, factorFields, unitFields } from './unit-schema.ts';
import type { WorldData } from './world.ts';

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

const correctionsFields = z.strictObject({
  units: z.optional(z.record(z.string(), unitCorrection)),
  /** Values of the Red Moon, Black first. */
  moon: z.optional(moonValues),
  /** Same form as tables.json, only what differs. */
  tables: z.optional(z.record(z.string(), z.json())),
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

export class CorrectionsError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(`corrections refused: ${faults.map(({ path, reason }) => `${path}: ${reason}`).join('; ')}`);
    this.name = 'CorrectionsError';
    this.faults = faults;
  }
}

/** Reads a corrections file; throws a CorrectionsError that names each field at fault. */
export function parseCorrections(json: unknown): Corrections {
  const parsed = correctionsFields.safeParse(json);
  if (!parsed.success) throw new CorrectionsError(faultsOf(parsed.error));
  return parsed.data;
}

/** The data files with the corrections laid over them; throws a CorrectionsError if they do not fit. */
export function applyCorrections(data: WorldData, corrections: Corrections): WorldData {
  const faults: Fault[] = [];
  const map = correctMap(data.map, corrections, faults);
  const units = correctUnits(data.units, corrections.units ?? {}, faults);
  const tables = correctTables(data.tables, corrections);
  if (faults.length === 0) {
    faults.push(...checkMap(map), ...checkUnits(units));
    faults.push(...checkTables(tables).map(({ path, reason }) => ({ path: `tables.${path}`, reason })));
  }
  if (faults.length > 0) throw new CorrectionsError(faults);
  return { map, units, tables };
}

function correctTables(tables: Tables, { moon, tables: changes }: Corrections): Tables {
  const merged = changes === undefined ? tables : merge(tables, changes);
  return moon === undefined ? merged : { ...merged, redMoon: { ...merged.redMoon, values: moon } };
}

/** Objects are merged field by field; anything else, lists included, is replaced. What results is checked afterwards. */
function merge<T extends object>(before: T, changes: object): T {
  const result: T = { ...before };
  for (const [key, change] of Object.entries(changes)) {
    const old: unknown = Reflect.get(before, key);
    Reflect.set(result, key, isObject(old) && isObject(change) ? merge(old, change) : change);
  }
  return result;
}

const isObject = (json: unknown): json is object =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
