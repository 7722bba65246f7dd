import { mapDataFor, OFFMAP, type View, worldFor } from '@hexwyrm/dragon-rage';
import { columnOf, type Grid, rowOf } from '@hexwyrm/hexmap';
import { type Layout, makeLayout, type Point } from '../art/draw/geometry.ts';
import type { MapData, MapHex } from '../games/dragon-rage/art/terrain/map-data.ts';
import type { Hex, MapName } from './types.ts';

/** Centre to corner, in pixels of the board before zooming. */
export const RADIUS = 48;

/** The map as the board sees it: where every hex lies, which hex lies where. */
export interface Field {
  readonly id: MapName;
  readonly data: MapData;
  readonly grid: Grid;
  readonly layout: Layout;
  readonly width: number;
  readonly height: number;
  /** Centres by hex index. */
  readonly centres: readonly Point[];
  isOn(hex: Hex): boolean;
  /** The hex at a point of the board, or null beside the map. */
  at(point: Point): Hex | null;
}

type Corrections = View['corrections'];

const fields = new Map<string, Field>();
const corrected = new WeakMap<NonNullable<Corrections>, Field>();

export function fieldFor(map: MapName, corrections: Corrections): Field {
  const known = corrections ? corrected.get(corrections) : fields.get(map);
  if (known?.id === map) return known;
  const field = makeField(map, corrections);
  if (corrections) corrected.set(corrections, field);
  else fields.set(map, field);
  return field;
}

function makeField(map: MapName, corrections: Corrections): Field {
  const { grid, terrain } = worldFor(map, corrections).map;
  const layout = makeLayout(RADIUS, grid.columns, grid.rows);
  const centres = grid.names.map(layout.centre);
  const isOn = (hex: Hex) => hex >= 0 && hex < grid.size && terrain[hex] !== OFFMAP;
  return {
    id: map,
    data: drawable(map, corrections, grid),
    grid,
    layout,
    width: layout.width,
    height: layout.depth,
    centres,
    isOn,
    at(point) {
      const hex = nearest(grid, centres, point);
      return hex !== null && isOn(hex) ? hex : null;
    },
  };
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

/** Hexes of a regular grid are what lies nearest to their centres. */
function nearest(grid: Grid, centres: readonly Point[], { x, y }: Point): Hex | null {
  const column = Math.round((x - centres[0].x) / (1.5 * RADIUS)) + 1;
  const height = Math.sqrt(3) * RADIUS;
  const row = Math.round((y - centres[0].y) / height) + 1;
  let best: Hex | null = null;
  let least = RADIUS * RADIUS;
  for (let c = Math.max(1, column - 1); c <= Math.min(grid.columns, column + 1); c++) {
    for (let r = Math.max(1, row - 1); r <= Math.min(grid.rows, row + 1); r++) {
      const hex = (c - 1) * grid.rows + (r - 1);
      const distance = (centres[hex].x - x) ** 2 + (centres[hex].y - y) ** 2;
      if (distance < least) {
        least = distance;
        best = hex;
      }
    }
  }
  return best;
}

/** The hex nearest to the middle of the map, where the keyboard cursor starts. */
export function middleHex({ grid, isOn }: Field): Hex {
  const [column, row] = [Math.ceil(grid.columns / 2), Math.ceil(grid.rows / 2)];
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let hex = 0; hex < grid.size; hex++) {
    const away = Math.abs(columnOf(grid, hex) - column) + Math.abs(rowOf(grid, hex) - row);
    if (isOn(hex) && away < least) {
      least = away;
      best = hex;
    }
  }
  return best;
}
