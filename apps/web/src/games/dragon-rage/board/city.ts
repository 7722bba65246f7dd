import type { View } from '@hexwyrm/dragon-rage';
import { mapDataFor, OFFMAP, worldFor } from '@hexwyrm/dragon-rage/data';
import type { Grid } from '@hexwyrm/hexmap';
import { type Field, makeField } from '../../../board/field.ts';
import type { Hex } from '../../../board/types.ts';
import type { MapData, MapHex } from '../art/terrain/map-data.ts';

type MapName = View['map'];
type Corrections = View['corrections'];

/** The field of a city. */
export interface City extends Field {
  readonly id: MapName;
  readonly ground: MapData;
}

const cities = new Map<string, City>();
const corrected = new WeakMap<NonNullable<Corrections>, City>();

export const cityOf = ({ map, corrections }: View): City => cityFor(map, corrections);

export function cityFor(map: MapName, corrections: Corrections): City {
  const known = corrections ? corrected.get(corrections) : cities.get(map);
  if (known?.id === map) return known;
  const city = makeCity(map, corrections);
  if (corrections) corrected.set(corrections, city);
  else cities.set(map, city);
  return city;
}

function makeCity(map: MapName, corrections: Corrections): City {
  const { grid, terrain } = worldFor(map, corrections).map;
  const isOn = (hex: Hex) => hex >= 0 && hex < grid.size && terrain[hex] !== OFFMAP;
  const ground = drawable(map, corrections, grid);
  return { ...makeField('dragon-rage', ground, grid, isOn), id: map, ground };
}

/** Every hex of the map by name, also of a map that lists only those unlike the rest. */
function drawable(map: MapName, corrections: Corrections, grid: Grid): MapData {
  const { fill, hexes, exits = [], moles, citadel, ...rest } = mapDataFor(map, corrections);
  const { id, columns, rows, wallKind, walls, entrances, roads } = rest;
  const listed = grid.names.map((name): [string, MapHex] => {
    const { terrain, vp, name: called, bridge, access } = hexes[name] ?? { terrain: fill ?? 'offmap' };
    return [name, given({ terrain }, { vp, name: called, bridge, access })];
  });
  const base = {
    id,
    columns,
    rows,
    wallKind,
    walls,
    entrances,
    roads,
    exits,
    hexes: Object.fromEntries(listed),
  };
  return given(base, { moles, citadel });
}

/** With those of the further fields that have a value. */
function given<T extends object, M extends object>(
  base: T,
  more: M,
): T & { [K in keyof M]?: Exclude<M[K], undefined> } {
  const set: { [K in keyof M]?: Exclude<M[K], undefined> } = {};
  return Object.assign(
    {},
    base,
    set,
    Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined)),
  );
}
