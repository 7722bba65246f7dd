// The data files as typed values: what the compiler knows of each stands beside it (*.d.json.ts), and the tests check each
// against its schema, so that nothing has to be read through one at the start of a game.

import esirien from '../../data/esirien.json' with { type: 'json' };
import nurkott from '../../data/nurkott.json' with { type: 'json' };
import plain from '../../data/plain.json' with { type: 'json' };
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
