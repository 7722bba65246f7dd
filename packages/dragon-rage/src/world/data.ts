// The data files as typed values. The compiler reads JSON too loosely for that (a terrain is any string to it), so
// the types are asserted here, once; the tests check each file against its schema.

import esirien from '../../data/esirien.json' with { type: 'json' };
import nurkott from '../../data/nurkott.json' with { type: 'json' };
import plain from '../../data/plain.json' with { type: 'json' };
import tables from '../../data/tables.json' with { type: 'json' };
import units from '../../data/units.json' with { type: 'json' };
import type { MapData, MapId } from './map-schema.ts';
import type { Tables } from './tables.ts';
import type { UnitsData } from './unit-schema.ts';

export const MAP_DATA = { esirien, nurkott, plain } as unknown as Readonly<Record<MapId, MapData>>;
export const UNITS_DATA = units as unknown as UnitsData;
export const TABLES = tables as unknown as Tables;
