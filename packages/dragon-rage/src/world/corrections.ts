// Values corrected by an owner of the printed game: checks whether they fit the data files.

import { type Fault, faultsOf } from '@hexwyrm/hexmap';
import { CorrectionsError, readCorrections } from '@hexwyrm/wargame';
import { chaptersOf, pathInCorrections } from './correct-map.ts';
import { type Corrections, correctionsFields } from './corrections-schema.ts';
import { printedData, SCENARIO_IDS } from './data.ts';
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
    ...misplaced(checked),
    ...units.units.filter(({ id }) => checked.units?.[id]).flatMap(unitFaults),
    ...checkTables(tables).map(({ path, reason }) => ({ path: `tables.${path}`, reason })),
  ];
  if (found.length === 0) {
    const { chapters, at } = chaptersOf(mapId, checked);
    const inFile = (path: string) => `${at}${pathInCorrections(path, map, chapters)}`;
    found.push(...checkMap(map).map(({ path, reason }) => ({ path: inFile(path), reason })));
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

/** Scenarios that do not exist, and a map that is corrected in two places. */
function misplaced({ map, maps = {}, scenarios = {}, ...rest }: Corrections): Fault[] {
  const faults = Object.keys(scenarios)
    .filter((name) => !SCENARIO_IDS.includes(name))
    .map((name) => ({ path: `scenarios.${name}`, reason: `unknown name ${name}` }));
  const hasChapters = rest.hexes ?? rest.walls ?? rest.entrances ?? rest.roads;
  for (const name of Object.keys(maps))
    if (hasChapters !== undefined && (map === undefined || map === name))
      faults.push({ path: `maps.${name}`, reason: `${name} is corrected outside of maps, too` });
  return faults;
}
