// What a game is played with: one map, the unit types and the tables, compiled once and shared.

import { memo } from '@hexwyrm/wargame';
import { type CityMap, compileCityMap } from './city-map.ts';
import type { Corrections } from './corrections-schema.ts';
import { printedData } from './data.ts';
import { type GameData, layCorrections } from './lay-corrections.ts';
import type { MapData, MapId } from './map-schema.ts';
import type { Tables } from './tables.ts';
import { compileUnitTypes, typesBySlot, type UnitType, type UnitTypes } from './unit-types.ts';

export type { Tables } from './tables.ts';

export interface World {
  readonly map: CityMap;
  readonly types: UnitTypes;
  /** The same by `slotOf` their names. */
  readonly typeSlots: readonly UnitType[];
  readonly tables: Tables;
}

const printed = new Map<MapId, World>();
// A state shares its corrections object with all states that follow from it, so identity is a good key.
const corrected = memo((_corrections: Corrections) => new Map<MapId, World>());

export function worldFor(mapId: MapId, corrections: Corrections | null): World {
  const cache = corrections ? corrected(corrections) : printed;
  let world = cache.get(mapId);
  if (!world) {
    world = build(mapId, corrections);
    cache.set(mapId, world);
  }
  return world;
}

/** The map file of a game, as tables draw it. */
export const mapDataFor = (mapId: MapId, corrections: Corrections | null): MapData =>
  dataFor(mapId, corrections).map;

/** The files a game is played with: printed, or as an owner corrected them. */
export function dataFor(mapId: MapId, corrections: Corrections | null): GameData {
  const data = printedData(mapId);
  return corrections ? layCorrections(data, corrections) : data;
}

function build(mapId: MapId, corrections: Corrections | null): World {
  const data = dataFor(mapId, corrections);
  const types = compileUnitTypes(data.units);
  return { map: compileCityMap(data.map), types, typeSlots: typesBySlot(types), tables: data.tables };
}
