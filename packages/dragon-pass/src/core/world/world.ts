// What a game is played with: the land, the unit types and the tables, compiled once and shared.

import { beside } from '@hexwyrm/wargame';
import type { Corrections } from './corrections-schema.ts';
import { type MapData, PRINTED, type Tables, type WorldData } from './data.ts';
import { compileLand, type Land } from './land.ts';
import { layCorrections } from './lay-corrections.ts';
import { compileUnitTypes, type UnitType } from './unit-types.ts';

export interface World {
  readonly land: Land;
  readonly types: readonly UnitType[];
  readonly typeIndex: ReadonlyMap<string, number>;
  /** By ability: the type that has it. */
  readonly holders: ReadonlyMap<string, number>;
  readonly tables: Tables;
}

export function makeWorld({ map, units, tables }: WorldData): World {
  const types = compileUnitTypes(units);
  return {
    land: compileLand(map, tables),
    types,
    typeIndex: new Map(types.map(({ id, index }) => [id, index])),
    holders: new Map(types.flatMap(({ abilities, index }) => [...abilities].map((name) => [name, index]))),
    tables,
  };
}

let printed: World | null = null;
// A state shares its corrections object with all states that follow from it, so identity is a good key.
const corrected = beside<Corrections, World>();

export function worldFor(corrections: Corrections | null): World {
  if (corrections === null) {
    printed ??= makeWorld(PRINTED);
    return printed;
  }
  let world = corrected.get(corrections);
  if (!world) {
    world = makeWorld(layCorrections(PRINTED, corrections));
    corrected.set(corrections, world);
  }
  return world;
}

/** The files a game is played with: printed, or as an owner corrected them. */
export const dataFor = (corrections: Corrections | null): WorldData =>
  corrections === null ? PRINTED : layCorrections(PRINTED, corrections);

/** The map of a game, as tables draw it. */
export const mapDataFor = (corrections: Corrections | null): MapData => dataFor(corrections).map;

/** A custom world, such as a test's: states with these corrections are played in it. */
export function lendWorld(corrections: Corrections, world: World): void {
  corrected.set(corrections, world);
}

/** The type of that name; throws where there is none. */
export function typeNamed(world: World, id: string): UnitType {
  const type = world.types[world.typeIndex.get(id) ?? -1];
  if (!type) throw new RangeError(`there is no unit type ${id}`);
  return type;
}
