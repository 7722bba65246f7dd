// What a game is played with: the land, the unit types and the tables, compiled once and shared.

import { applyCorrections, type Corrections } from './corrections.ts';
import { MAP_DATA, type MapData, TABLE_DATA, type Tables, UNIT_DATA, type UnitTypeData } from './data.ts';
import { compileLand, type Land } from './land.ts';
import { compileUnitTypes, type UnitType } from './unit-types.ts';

export interface WorldData {
  readonly map: MapData;
  readonly units: readonly UnitTypeData[];
  readonly tables: Tables;
}

export interface World {
  readonly land: Land;
  readonly types: readonly UnitType[];
  readonly typeIndex: ReadonlyMap<string, number>;
  readonly tables: Tables;
}

const PRINTED: WorldData = { map: MAP_DATA, units: UNIT_DATA, tables: TABLE_DATA };

export function makeWorld({ map, units, tables }: WorldData): World {
  const types = compileUnitTypes(units);
  return {
    land: compileLand(map, tables),
    types,
    typeIndex: new Map(types.map(({ id, index }) => [id, index])),
    tables,
  };
}

let printed: World | null = null;
// A state shares its corrections object with all states that follow from it, so identity is a good key.
const corrected = new WeakMap<Corrections, World>();

export function worldFor(corrections: Corrections | null): World {
  if (corrections === null) {
    printed ??= makeWorld(PRINTED);
    return printed;
  }
  let world = corrected.get(corrections);
  if (!world) {
    world = makeWorld(applyCorrections(PRINTED, corrections));
    corrected.set(corrections, world);
  }
  return world;
}

/** The map of a game, as tables draw it. */
export const mapDataFor = (corrections: Corrections | null): MapData =>
  corrections === null ? MAP_DATA : applyCorrections(PRINTED, corrections).map;

/** A world of one's own, such as a test's: states with these corrections are played in it. */
export function lendWorld(corrections: Corrections, world: World): void {
  corrected.set(corrections, world);
}

/** The type of that name; throws where there is none. */
export function typeNamed(world: World, id: string): UnitType {
  const type = world.types[world.typeIndex.get(id) ?? -1];
  if (!type) throw new RangeError(`there is no unit type ${id}`);
  return type;
}
