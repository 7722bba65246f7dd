// Applies corrected values to the data files. They are checked before (corrections.ts), so a client that only
// shows a game needs no schemas of the files.

import type { Fault } from '@hexwyrm/hexmap';
import { chaptersOf, correctMap } from './correct-map.ts';
import type { Corrections, UnitCorrection } from './corrections-schema.ts';
import type { MapData } from './map-schema.ts';
import type { Tables } from './tables.ts';
import type { UnitData, UnitsData } from './unit-schema.ts';

export interface GameData {
  readonly map: MapData;
  readonly units: UnitsData;
  readonly tables: Tables;
}

/** The data files with the corrections applied, and the entries these name that do not exist. */
export function layCorrections(
  { map, units, tables }: GameData,
  corrections: Corrections,
): GameData & { readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const { chapters, at } = chaptersOf(map.id, corrections);
  const onMap: Fault[] = [];
  const corrected = correctMap(map, chapters, onMap);
  for (const { path, reason } of onMap) faults.push({ path: `${at}${path}`, reason });
  return {
    map: corrected,
    units: correctUnits(units, corrections.units ?? {}, faults),
    tables: merge(tables, corrections.tables ?? {}) as Tables,
    faults,
  };
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
  return result as UnitData;
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

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
