// The board of Dragon Pass compiled for play: every hex and hexside as small integers in typed arrays.

import {
  columnOf,
  DIRECTIONS,
  type Direction,
  directionTo,
  type Grid,
  heightOf,
  hexAt,
  makeGrid,
  opposite,
} from '@hexwyrm/hexmap';
import type { Hex } from '../vocabulary.ts';
import { codeOf } from './codes.ts';
import type { MapData, Tables, TerrainRow } from './data.ts';
import { type Route, routesByStation } from './dragonewt-routes.ts';

export const TERRAINS = [
  'open',
  'forest',
  'marsh',
  'hill',
  'hill-forest',
  'mountain',
  'lake',
  'sea',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** DP-3.1-a: the seven kinds of structure. */
export const STRUCTURES = [
  'none',
  'fortress',
  'stockade',
  'town',
  'temple',
  'altar',
  'ruin',
  'dragonewt-city',
] as const;
export type Structure = (typeof STRUCTURES)[number];

export const TERRITORIES = [
  'neutral',
  'lunar-dark',
  'lunar-light',
  'old-sartar',
  'sartar-outer',
  'black-horse',
  'cragspider',
  'wintertop',
  'beast-valley',
  'grazelands',
] as const;
export type Territory = (typeof TERRITORIES)[number];

export const NO_ROAD = 0;
export const SECONDARY = 1;
export const PRIMARY = 2;

export interface Land {
  readonly grid: Grid;
  /** The place of each hex, to measure distances: its column, and its height in half hexes. */
  readonly columns: Uint8Array;
  readonly heights: Uint8Array;
  readonly terrain: readonly Terrain[];
  readonly structure: readonly Structure[];
  readonly territory: readonly Territory[];
  /** The one row of the terrain chart that governs the hex (DP-3-a). */
  readonly chart: readonly TerrainRow[];
  /** A river runs through it and it is neither ford nor headwaters (DP-3.RIVER-d). */
  readonly river: Uint8Array;
  /** River, ford or headwaters: it can flood (DP-12.3-s). */
  readonly stream: Uint8Array;
  readonly uplandMarsh: Uint8Array;
  /** By hex * 6 + direction. */
  readonly road: Uint8Array;
  readonly alongRiver: Uint8Array;
  /** The road over the edge of the map in each hex (DP-6.9.1-a). */
  readonly roadExit: Uint8Array;
  /** Hexes in which units come onto the map or leave it, by name. */
  readonly zones: ReadonlyMap<string, readonly Hex[]>;
  readonly slope: Int8Array;
  /** The stream hexes right below each stream hex (DP-12.3-j). */
  readonly downstream: ReadonlyMap<Hex, readonly Hex[]>;
  readonly names: readonly (string | undefined)[];
  /** The hexes with each symbol printed on the map. */
  readonly symbols: ReadonlyMap<string, readonly Hex[]>;
  readonly reachingMoonTemple: Hex;
  /** From station to station (DP-16.5.3-b). */
  readonly dragonewtRoutes: ReadonlyMap<Hex, readonly Route[]>;
  /** Cities 1 to 8. */
  readonly cities: readonly Hex[];
  readonly fortresses: Readonly<Record<'lunar' | 'sartar' | 'independent', readonly Hex[]>>;
  readonly capitals: Readonly<Record<string, Hex>>;
}

export function compileLand(data: MapData, tables: Tables): Land {
  const grid = makeGrid(data.columns, data.rows, data.lowColumns === 'odd' ? 'odd' : 'even');
  const at = (name: string): Hex => hexAt(grid, name);
  const all = (names: readonly string[]): readonly Hex[] => names.map(at);
  const terrain: Terrain[] = Array(grid.size).fill('open');
  const structure: Structure[] = Array(grid.size).fill('none');
  const territory: Territory[] = Array(grid.size).fill('neutral');
  const names: (string | undefined)[] = Array(grid.size).fill(undefined);
  const symbols = new Map<string, Hex[]>();
  const river = new Uint8Array(grid.size);
  const stream = new Uint8Array(grid.size);
  const uplandMarsh = new Uint8Array(grid.size);
  for (const hex of data.hexes) {
    const index = at(hex.hex);
    terrain[index] = TERRAINS[codeOf(TERRAINS, hex.terrain, hex.hex)];
    structure[index] = STRUCTURES[codeOf(STRUCTURES, hex.structure ?? 'none', hex.hex)];
    territory[index] = TERRITORIES[codeOf(TERRITORIES, hex.territory, hex.hex)];
    names[index] = hex.name;
    for (const symbol of hex.symbols ?? []) symbols.set(symbol, [...(symbols.get(symbol) ?? []), index]);
    stream[index] = hex.river || hex.ford || hex.headwaters ? 1 : 0;
    river[index] = hex.river && !hex.ford && !hex.headwaters ? 1 : 0;
    uplandMarsh[index] = hex.region === 'Upland Marsh' && hex.terrain === 'marsh' ? 1 : 0;
  }
  return {
    grid,
    columns: Uint8Array.from(grid.names, (_, hex) => columnOf(grid, hex)),
    heights: Uint8Array.from(grid.names, (_, hex) => heightOf(grid, hex)),
    terrain,
    structure,
    territory,
    chart: terrain.map((ground, hex) => rowOf(tables, ground, structure[hex])),
    river,
    stream,
    uplandMarsh,
    road: roads(grid, data),
    roadExit: exits(grid, data),
    zones: new Map(Object.entries(data.zones).map(([name, hexes]) => [name, all(hexes)])),
    alongRiver: crossings(grid, data.rivers),
    slope: slopes(grid, data),
    downstream: streams(data, at),
    names,
    symbols,
    reachingMoonTemple: at(data.reachingMoonTemple),
    dragonewtRoutes: routesByStation(data.dragonewtRoads.map(({ hexes }) => all(hexes))),
    cities: all(data.dragonewtCities),
    fortresses: {
      lunar: all(data.fortresses.lunar),
      sartar: all(data.fortresses.sartar),
      independent: all(data.fortresses.independent),
    },
    capitals: Object.fromEntries(Object.entries(data.capitals).map(([whose, hex]) => [whose, at(hex)])),
  };
}

/** The row of the chart for a hex: structures have their own, ruins on hill or marsh a combined one (R-DPC-14). */
function rowOf(tables: Tables, ground: Terrain, built: Structure): TerrainRow {
  const row = tables.terrain[rowName(ground, built)];
  if (row === undefined) throw new RangeError(`the terrain chart has no row ${rowName(ground, built)}`);
  return row;
}

function rowName(ground: Terrain, built: Structure): string {
  if (built === 'none') return ground;
  if (built === 'fortress') return 'fortress';
  if (built === 'ruin' && (ground === 'hill' || ground === 'marsh')) return `${ground}-ruin`;
  return 'structure';
}

function eachSide(
  grid: Grid,
  hexes: readonly string[],
  visit: (from: Hex, direction: Direction, to: Hex) => void,
): void {
  for (let i = 1; i < hexes.length; i++) {
    const from = hexAt(grid, hexes[i - 1]);
    const to = hexAt(grid, hexes[i]);
    const direction = directionTo(grid, from, to);
    if (direction < 0) throw new RangeError(`${hexes[i - 1]} and ${hexes[i]} are not adjacent`);
    for (const side of DIRECTIONS) if (side === direction) visit(from, side, to);
  }
}

function crossings(grid: Grid, lines: readonly { readonly hexes: readonly string[] }[]): Uint8Array {
  const sides = new Uint8Array(grid.size * 6);
  for (const { hexes } of lines) {
    eachSide(grid, hexes, (from, direction, to) => {
      sides[from * 6 + direction] = 1;
      sides[to * 6 + opposite(direction)] = 1;
    });
  }
  return sides;
}

function roads(grid: Grid, data: MapData): Uint8Array {
  const secondary = crossings(grid, data.secondaryRoads);
  const primary = crossings(grid, data.primaryRoads);
  return secondary.map((crossed, side) => (primary[side] ? PRIMARY : crossed ? SECONDARY : NO_ROAD));
}

/** A road that leaves the map is of the kind it has in its last hex (R-DPC-99). */
function exits(grid: Grid, data: MapData): Uint8Array {
  const found = new Uint8Array(grid.size);
  const primary = new Set(data.primaryRoads.flatMap(({ hexes }) => hexes));
  for (const name of data.roadExits) found[hexAt(grid, name)] = primary.has(name) ? PRIMARY : SECONDARY;
  return found;
}

function slopes(grid: Grid, data: MapData): Int8Array {
  const sides = new Int8Array(grid.size * 6);
  for (const { high, low } of data.ridges) {
    eachSide(grid, [low, high], (from, direction, to) => {
      sides[from * 6 + direction] = 1;
      sides[to * 6 + opposite(direction)] = -1;
    });
  }
  return sides;
}

/**
 * Rivers run from the headwaters to the edge or into another river, where they go on (DP-12.3-j). One that ends in a
 * marsh goes on in those that come out of it: rivers that begin without headwaters (R-DPP-26).
 */
function streams(data: MapData, at: (name: string) => Hex): ReadonlyMap<Hex, readonly Hex[]> {
  const below = new Map<Hex, Hex[]>();
  const flow = (from: string | undefined, to: string | undefined): void => {
    if (from === undefined || to === undefined) return;
    const hex = at(from);
    below.set(hex, [...(below.get(hex) ?? []), at(to)]);
  };
  const headwaters = new Set(data.hexes.flatMap(({ hex, headwaters: spring }) => (spring ? [hex] : [])));
  const outflows = data.rivers.flatMap(({ hexes: [mouth] }) =>
    mouth !== undefined && !headwaters.has(mouth) ? [mouth] : [],
  );
  for (const { hexes, ends } of data.rivers) {
    for (let i = 1; i < hexes.length; i++) flow(hexes[i - 1], hexes[i]);
    if (ends === 'marsh') for (const mouth of outflows) flow(hexes.at(-1), mouth);
  }
  return below;
}
