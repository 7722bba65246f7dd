// Values set right by someone who owns the printed game, laid over the data files before these are compiled.

import { type Fault, faultsOf } from '@hexwyrm/hexmap';
import { correctMap, pathInCorrections } from './correct-map.ts';
import { type Corrections, correctionsFields, type UnitCorrection } from './corrections-schema.ts';
import { checkMap, type MapData } from './map-schema.ts';
import { checkTables, parseTables, type Tables } from './tables.ts';
import { type UnitData, type UnitsData, unitFields } from './unit-schema.ts';

export type { Corrections } from './corrections-schema.ts';

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

export interface GameData {
  readonly map: MapData;
  readonly units: UnitsData;
  readonly tables: Tables;
}

/** The data files with the corrections laid over them; throws a CorrectionsError if they do not fit. */
export function applyCorrections(
  mapData: MapData,
  unitsData: UnitsData,
  tables: Tables,
  corrections: Corrections,
): GameData {
  const checked = parseCorrections(corrections);
  const faults: Fault[] = [];
  const forThisMap = checked.map === undefined || checked.map === mapData.id;
  const map = forThisMap ? correctMap(mapData, checked, faults) : mapData;
  const units = correctUnits(unitsData, checked.units ?? {}, faults);
  const corrected = correctTables(tables, checked.tables ?? {}, faults);
  if (faults.length === 0) {
    faults.push(
      ...checkMap(map).map(({ path, reason }) => ({ path: pathInCorrections(path, map, checked), reason })),
    );
  }
  if (faults.length > 0) throw new CorrectionsError(faults);
  return { map, units, tables: corrected };
}

function correctUnits(
  data: UnitsData,
  corrections: Corrections['units'] & object,
  faults: Fault[],
): UnitsData {
  const units = data.units.map((unit): UnitData => {
    const correction = corrections[unit.id];
    return correction ? correctUnit(unit, correction, faults) : unit;
  });
  return { ...data, units };
}

function correctUnit(unit: UnitData, correction: UnitCorrection, faults: Fault[]): UnitData {
  const { areas, ...values } = correction;
  const result: Record<string, unknown> = { ...unit };
  for (const [field, value] of Object.entries(values)) {
    const before = unit[field as keyof typeof values]?.value;
    const merged = typeof value === 'object' && typeof before === 'object' ? { ...before, ...value } : value;
    result[field] = { value: merged, confidence: 'corrected' };
  }
  for (const [area, change] of Object.entries(areas ?? {})) {
    const known = unit.areas?.value ?? [];
    if (!known.some((other) => other.area === area)) {
      faults.push({ path: `units.${unit.id}.areas.${area}`, reason: `${unit.name} has no ${area}` });
      continue;
    }
    const before = (result.areas as UnitData['areas'])?.value ?? [];
    const value = before.map((other) => (other.area === area ? { ...other, ...change } : other));
    result.areas = { value, confidence: 'corrected' };
  }
  const parsed = unitFields.safeParse(result);
  if (parsed.success) return parsed.data;
  for (const { path, reason } of faultsOf(parsed.error)) {
    faults.push({ path: `units.${unit.id}.${path.replace('.value', '')}`, reason });
  }
  return unit;
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The tables with the changes laid over them; those that no longer fit are faults, and the tables stay as they were. */
function correctTables(tables: Tables, changes: { readonly [key: string]: Json }, faults: Fault[]): Tables {
  const corrected = merge(tables, changes);
  const found = checkTables(corrected);
  faults.push(...found.map(({ path, reason }) => ({ path: `tables.${path}`, reason })));
  return found.length > 0 ? tables : parseTables(corrected);
}

/** Objects are merged field by field; anything else, lists included, is replaced. */
function merge(before: Json | undefined, change: Json): Json {
  if (!isObject(before) || !isObject(change)) return change;
  const result: Record<string, Json> = { ...before };
  for (const [key, value] of Object.entries(change)) result[key] = merge(before[key], value);
  return result;
}

function isObject(json: Json | undefined): json is { readonly [key: string]: Json } {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
