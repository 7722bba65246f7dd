// Values corrected by an owner of the printed game: checks whether they fit the data files.

import { type Fault, faultsOf } from '@hexwyrm/hexmap';
import { CorrectionsError, readCorrections } from '@hexwyrm/wargame';
import { pathInCorrections } from './correct-map.ts';
import { type Corrections, correctionsFields } from './corrections-schema.ts';
import { printedData } from './data.ts';
import { layCorrections } from './lay-corrections.ts';
import { checkMap, type MapId } from './map-schema.ts';
import { checkTables } from './tables.ts';
import { type UnitData, unitFields } from './unit-schema.ts';

export type { Corrections } from './corrections-schema.ts';

/** Reads a corrections file; throws a CorrectionsError that names each field at fault. */
export function parseCorrections(json: unknown): Corrections {
  return readCorrections(correctionsFields, json);
}

/** Throws a CorrectionsError if a game on that map cannot be played with the corrections. */
export function checkCorrections(mapId: MapId, corrections: Corrections): void {
  const checked = parseCorrections(corrections);
  const { map, units, tables, faults } = layCorrections(printedData(mapId), checked);
  const found = [
    ...faults,
    ...units.units.filter(({ id }) => checked.units?.[id]).flatMap(unitFaults),
    ...checkTables(tables).map(({ path, reason }) => ({ path: `tables.${path}`, reason })),
  ];
  if (found.length === 0) {
    found.push(
      ...checkMap(map).map(({ path, reason }) => ({ path: pathInCorrections(path, map, checked), reason })),
    );
  }
  if (found.length > 0) throw new CorrectionsError(found);
}

function unitFaults(unit: UnitData): Fault[] {
  const parsed = unitFields.safeParse(unit);
  if (parsed.success) return [];
  return faultsOf(parsed.error).map(({ path, reason }) => ({
    path: `units.${unit.id}.${path.replace('.value', '')}`,
    reason,
  }));
}
