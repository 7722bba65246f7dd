// A city map ready for play: flags by hex (grid index) and by hexside (hex * 6 + direction, set from both hexes).

import { directionTo, type Grid, gridOf, hexAt, opposite } from '@hexwyrm/hexmap';
import type { HexData, MapData, MapId } from './map-schema.ts';
import { BRIDGE, FORD, OFFMAP, SHORE, TOWER, terrainCode } from './terrain.ts';

export type { MapId } from './map-schema.ts';

export interface Entrance {
  readonly a: number;
  readonly b: number;
  readonly kind: 'gate' | 'door';
  readonly of: 'wall' | 'tower';
  readonly inside: number;
  readonly outside: number;
  readonly name: string | null;
}

const NO_BRIDGE = 0;
export const WOODEN_BRIDGE = 1;
export const STONE_BRIDGE = 2;

export interface CityMap {
  readonly id: MapId;
  readonly grid: Grid;
  /** codes of terrain.ts */
  readonly terrain: Uint8Array;
  readonly vp: Uint8Array;
  /** worth of a hex once Elowyn has left; as `vp` where that changes nothing */
  readonly vpWithoutElowyn: Uint8Array;
  /** scored by breaking the door of the hex */
  readonly vpDoor: Uint8Array;
  readonly inCity: Uint8Array;
  /** by hexside; a side with an entrance is not a wall */
  readonly wall: Uint8Array;
  /** by hexside: number in `entrances`, or -1 */
  readonly entrance: Int16Array;
  /** by hex: it has a side with a wall or an entrance */
  readonly besideWall: Uint8Array;
  readonly entrances: readonly Entrance[];
  /** by hexside: closed because it belongs to a tower and has no entrance */
  readonly towerSide: Uint8Array;
  /** by hexside: the road crosses here */
  readonly road: Uint8Array;
  readonly roadHex: Uint8Array;
  /** NO_BRIDGE, WOODEN_BRIDGE or STONE_BRIDGE */
  readonly bridge: Uint8Array;
  /** by hexside: 0 where a bridge, ford or shore hex may not be entered or left on foot */
  readonly access: Uint8Array;
  /** wooden walls that arrows pass */
  readonly palisade: boolean;
  readonly names: readonly (string | null)[];
  /** docks and moles */
  readonly docks: readonly number[];
  readonly exits: readonly number[];
  readonly entryHexes: readonly number[];
  readonly reinforcementHexes: readonly number[];
  readonly serpentHexes: readonly number[];
  readonly roadTowers: readonly number[];
  readonly citadel: number;
  readonly boat: number;
  readonly slaveCages: number;
  readonly zones: {
    readonly defender: readonly number[];
    readonly invader: readonly number[];
    readonly seaSerpent: readonly number[];
    readonly roc: readonly number[];
    readonly elowyn: readonly number[];
  };
  /** hexes on the rim of the playable map */
  readonly edge: Uint8Array;
  readonly totalVp: number;
}

export function compileCityMap(data: MapData): CityMap {
  const grid = gridOf(data);
  const at = (name: string) => hexAt(grid, name);
  const all = (names: readonly string[] | undefined) => (names ?? []).map(at);
  const one = (name: string | undefined) => (name === undefined ? -1 : at(name));
  const hexes = grid.names.map((name): HexData | undefined => data.hexes[name]);
  const fill = data.fill ?? 'offmap';

  const terrain = Uint8Array.from(hexes, (hex) => terrainCode(hex?.terrain ?? fill));
  const vp = Uint8Array.from(hexes, (hex) => hex?.vp ?? 0);
  const entrances = data.entrances.map((entrance): Entrance => {
    const [a, b] = [at(entrance.between[0]), at(entrance.between[1])];
    const inside = at(entrance.inside);
    const outside = inside === a ? b : a;
    return { a, b, kind: entrance.type, of: entrance.of, inside, outside, name: entrance.name ?? null };
  });
  const entrance = new Int16Array(grid.size * 6).fill(-1);
  entrances.forEach(({ a, b }, number) => {
    setSide(grid, entrance, a, b, number);
  });
  const wall = new Uint8Array(grid.size * 6);
  for (const [a, b] of data.walls) setSide(grid, wall, at(a), at(b), 1);
  for (const { a, b } of entrances) setSide(grid, wall, a, b, 0);
  const road = new Uint8Array(grid.size * 6);
  for (const path of data.roads) {
    path.forEach((name, i) => {
      const before = path[i - 1];
      if (before !== undefined) setSide(grid, road, at(before), at(name), 1);
    });
  }

  return {
    id: data.id,
    grid,
    terrain,
    vp,
    vpWithoutElowyn: Uint8Array.from(hexes, (hex) => hex?.vpAfterElowynLeaves ?? hex?.vp ?? 0),
    vpDoor: Uint8Array.from(hexes, (hex) => (hex?.vpDoor ? 1 : 0)),
    inCity: flags(grid, all(data.inCity)),
    wall,
    entrance,
    besideWall: besideWalls(grid, wall, entrance),
    entrances,
    towerSide: towerSides(grid, terrain, entrance),
    road,
    roadHex: flags(grid, all(data.roads.flat())),
    bridge: Uint8Array.from(
      hexes,
      (hex) => ({ none: NO_BRIDGE, wood: WOODEN_BRIDGE, stone: STONE_BRIDGE })[hex?.bridge ?? 'none'],
    ),
    access: footAccess(grid, terrain, hexes),
    palisade: data.arrowsThroughWalls,
    names: hexes.map((hex) => hex?.name ?? null),
    docks: [...all(data.docks), ...all(data.moles)],
    exits: all(data.exits),
    entryHexes: all(data.entryHexes),
    reinforcementHexes: all(data.reinforcementHexes),
    serpentHexes: all(data.seaSerpentHexes),
    roadTowers: all(data.roadTowers),
    citadel: one(data.citadel),
    boat: one(data.elowynBoat),
    slaveCages: one(data.slaveCages),
    zones: {
      defender: all(data.setupZones.defender),
      invader: all(data.setupZones.invader),
      seaSerpent: all(data.setupZones.seaSerpent),
      roc: all(data.setupZones.roc),
      elowyn: all(data.setupZones.elowyn),
    },
    edge: rim(grid, terrain),
    totalVp: vp.reduce((sum, worth) => sum + worth, 0),
  };
}

function flags(grid: Grid, hexes: readonly number[]): Uint8Array {
  const set = new Uint8Array(grid.size);
  for (const hex of hexes) set[hex] = 1;
  return set;
}

function setSide(grid: Grid, sides: Uint8Array | Int16Array, a: number, b: number, value: number): void {
  const direction = directionTo(grid, a, b);
  if (direction === -1) throw new RangeError(`hexes ${grid.names[a]} and ${grid.names[b]} are not adjacent`);
  sides[a * 6 + direction] = value;
  sides[b * 6 + opposite(direction)] = value;
}

function eachSide(grid: Grid, test: (hex: number, other: number, side: number) => boolean): Uint8Array {
  return Uint8Array.from(grid.neighbour, (other, side) => (test(Math.floor(side / 6), other, side) ? 1 : 0));
}

function towerSides(grid: Grid, terrain: Uint8Array, entrance: Int16Array): Uint8Array {
  const isTower = (hex: number) => hex >= 0 && terrain[hex] === TOWER;
  return eachSide(grid, (hex, other, side) => entrance[side] === -1 && (isTower(hex) || isTower(other)));
}

function besideWalls(grid: Grid, wall: Uint8Array, entrance: Int16Array): Uint8Array {
  const hexes = new Uint8Array(grid.size);
  for (let side = 0; side < wall.length; side++)
    if (wall[side] === 1 || entrance[side] >= 0) hexes[Math.floor(side / 6)] = 1;
  return hexes;
}

function footAccess(grid: Grid, terrain: Uint8Array, hexes: readonly (HexData | undefined)[]): Uint8Array {
  const admits = (hex: number, other: number) => {
    if (hex < 0) return true;
    const code = terrain[hex];
    if (code !== BRIDGE && code !== FORD && code !== SHORE) return true;
    return other >= 0 && (hexes[hex]?.access ?? []).includes(grid.names[other] as string);
  };
  return eachSide(grid, (hex, other) => admits(hex, other) && admits(other, hex));
}

function rim(grid: Grid, terrain: Uint8Array): Uint8Array {
  const edge = new Uint8Array(grid.size);
  grid.neighbour.forEach((other, side) => {
    const hex = Math.floor(side / 6);
    if (terrain[hex] !== OFFMAP && (other < 0 || terrain[other] === OFFMAP)) edge[hex] = 1;
  });
  return edge;
}
