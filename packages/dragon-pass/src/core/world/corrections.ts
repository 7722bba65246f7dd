// Values corrected by an owner of the printed game: checks whether they fit the data files.

import type { Fault } from '@hexwyrm/hexmap';
import { CorrectionsError, readCorrections } from '@hexwyrm/wargame';
import { type Corrections, correctionsFields } from './corrections-schema.ts';
import { PRINTED, SCENARIO_DATA } from './data.ts';
import { layCorrections } from './lay-corrections.ts';
import { checkMap } from './map-schema.ts';
import { checkTables } from './tables-schema.ts';
import { checkUnits } from './unit-schema.ts';

export type { Corrections } from './corrections-schema.ts';

/** Reads a corrections file; throws a CorrectionsError that names each field at fault. */
export function parseCorrections(json: unknown): Corrections {
  const corrections = readCorrections(correctionsFields, json);
  const faults = faultsWith(corrections);
  if (faults.length > 0) throw new CorrectionsError(faults);
  return corrections;
}

/** What is wrong with the data files after the corrections. */
function faultsWith(corrections: Corrections): readonly Fault[] {
  const { map, units, tables, faults: unknown } = layCorrections(PRINTED, corrections);
  const faults = [...unknown, ...unknownScenarios(corrections)];
  if (faults.length > 0) return faults;
  const inTables = checkTables(tables).map(({ path, reason }) => ({ path: `tables.${path}`, reason }));
  return [...checkMap(map), ...checkUnits(units), ...inTables];
}

const unknownScenarios = ({ scenarios = {} }: Corrections): Fault[] =>
  Object.keys(scenarios)
    .filter((name) => !SCENARIO_DATA.some(({ id }) => id === name))
    .map((name) => ({ path: `scenarios.${name}`, reason: `unknown name ${name}` }));
