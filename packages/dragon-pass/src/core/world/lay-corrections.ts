// Applies corrected values to the data files. They are checked before (corrections.ts), so a client that only
// shows a game needs no schemas of the files.

import type { Fault } from '@hexwyrm/hexmap';
import { correctMap } from './correct-map.ts';
import { correctUnits } from './correct-units.ts';
import type { Corrections } from './corrections-schema.ts';
import type { Tables, WorldData } from './data.ts';

/** The data files with the corrections applied, and the entries these name that do not exist. */
export function layCorrections(
  data: WorldData,
  corrections: Corrections,
): WorldData & { readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  return {
    map: correctMap(data.map, corrections, faults),
    units: correctUnits(data.units, corrections.units ?? {}, faults),
    tables: correctTables(data.tables, corrections),
    faults,
  };
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
