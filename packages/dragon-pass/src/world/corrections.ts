// Values set right by someone who owns the printed game, laid over the data files before these are compiled. See
// docs/corrections.md.

import { type Fault, faultsOf, hexId } from '@hexwyrm/hexmap';
import * as z from 'zod';
import { correctMap } from './correct-map.ts';
import { correctUnits } from './correct-units.ts';
import type { Tables } from './data.ts';
import { checkMap, hexFields, NATIONS_WITH_FORTRESSES, ridgeFields } from './map-schema.ts';
import { checkTables, moonValues } from './tables-schema.ts';
import { checkUnits, factorFields, unitFields } from './unit-schema.ts';
import type { WorldData } from './world.ts';

/** A factor is given whole, with its symbols. */
const side = z.strictObject(factorFields).partial();

const unitCorrection = z.strictObject({
  /** The names of its counters, and so their number. */
  names: unitFields.shape.names.optional(),
  front: side.optional(),
  back: side.optional(),
  cavalry: z.boolean().optional(),
  homeCity: unitFields.shape.homeCity.optional(),
});
export type UnitCorrection = z.infer<typeof unitCorrection>;

const hexCorrection = z.strictObject({
  terrain: hexFields.shape.terrain.optional(),
  territory: hexFields.shape.territory.optional(),
  /** null takes away what the map has */
  structure: hexFields.shape.structure.nullable().optional(),
  name: hexFields.shape.name.nullable().optional(),
  region: hexFields.shape.region.nullable().optional(),
  headwaters: z.boolean().optional(),
});
export type HexCorrection = z.infer<typeof hexCorrection>;

const way = z.array(hexId).min(2);
const lines = z.strictObject({ add: z.array(way).optional(), remove: z.array(way).optional() });
export type LineCorrection = z.infer<typeof lines>;

const correctionsFields = z.strictObject({
  units: z.record(z.string(), unitCorrection).optional(),
  /** Values of the Red Moon, Black first. */
  moon: moonValues.optional(),
  /** Same form as tables.json, only what differs. */
  tables: z.record(z.string(), z.json()).optional(),
  hexes: z.record(hexId, hexCorrection).optional(),
  ridges: z
    .strictObject({
      add: z.array(ridgeFields.omit({ name: true })).optional(),
      remove: z.array(z.tuple([hexId, hexId])).optional(),
    })
    .optional(),
  primaryRoads: lines.optional(),
  secondaryRoads: lines.optional(),
  rivers: lines.optional(),
  fortresses: z.partialRecord(z.enum(NATIONS_WITH_FORTRESSES), z.array(hexId)).optional(),
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
