// The data files as typed values. Their types are in *.d.json.ts next to them, and the tests check each file
// against its schema, so no file needs validation at the start of a game.

import esirien from '../../data/esirien.json' with { type: 'json' };
import nurkott from '../../data/nurkott.json' with { type: 'json' };
import plain from '../../data/plain.json' with { type: 'json' };
import scenarios from '../../data/scenarios.json' with { type: 'json' };
import TABLES from '../../data/tables.json' with { type: 'json' };
import UNITS_DATA from '../../data/units.json' with { type: 'json' };
import type { GameData } from './lay-corrections.ts';
import type { MapData, MapId } from './map-schema.ts';

export const MAP_DATA: Readonly<Record<MapId, MapData>> = { esirien, nurkott, plain };
export { TABLES, UNITS_DATA };

/** The files a game on that map is played with. */
export const printedData = (mapId: MapId): GameData => ({
  map: MAP_DATA[mapId],
  units: UNITS_DATA,
  tables: TABLES,
});

/** The printed scenarios, by name. */
export const SCENARIO_IDS: readonly string[] = scenarios.scenarios.map(({ id }) => id);
