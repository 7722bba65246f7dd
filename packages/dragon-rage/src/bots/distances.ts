import { type Direction, distance, reach } from '@hexwyrm/hexmap';
import { type CityMap, FOREST, OFFMAP, RIVER, SEA } from '../index.ts';

/** Rough prices of the ways into a city, in steps: what it takes on average to open a gate or to climb a wall. */
const ENTRANCE = 2;
const WALL = 6;
const TOWER_WALL = 9;
const FAR = 60;

/** What a bot knows about the ways of a map; it never changes, so it is worked out once. */
export interface Ways {
  /** Steps as the crow flies. */
  flight(from: number, to: number): number;
  /** Steps on foot, walls and gates included, as at the start of a game. */
  foot(from: number, to: number): number;
  /** Hexes that are worth victory points. */
  readonly prizes: readonly number[];
  /** The place of the hex among them, or -1. */
  prizeAt(hex: number): number;
}

const known = new WeakMap<CityMap, Ways>();

export function waysOf(map: CityMap): Ways {
  let ways = known.get(map);
  if (!ways) {
    ways = workOut(map);
    known.set(map, ways);
  }
  return ways;
}

function workOut(map: CityMap): Ways {
  const { grid, terrain, vp } = map;
  const { size } = grid;
  const table = new Uint8Array(size * size).fill(FAR);
  const isDry = (hex: number): boolean =>
    terrain[hex] !== RIVER && terrain[hex] !== SEA && terrain[hex] !== OFFMAP;
  // Backwards from the goal; the prices are the same both ways.
  for (let goal = 0; goal < size; goal++) {
    if (!isDry(goal)) continue;
    const { cost } = reach(grid, goal, FAR - 1, (from, to, direction) =>
      isDry(to) ? stepPrice(map, from, to, direction) : -1,
    );
    for (let hex = 0; hex < size; hex++) if (cost[hex] >= 0) table[goal * size + hex] = cost[hex];
  }
  const prizes = grid.names.flatMap((_, hex) => (vp[hex] > 0 ? [hex] : []));
  const places = new Int16Array(size).fill(-1);
  prizes.forEach((hex, place) => {
    places[hex] = place;
  });
  return {
    flight: (from, to) => distance(grid, from, to),
    foot: (from, to) => table[to * size + from],
    prizes,
    prizeAt: (hex) => places[hex],
  };
}

function stepPrice(map: CityMap, from: number, to: number, direction: Direction): number {
  const side = from * 6 + direction;
  if (map.access[side] === 0) return -1;
  const ground = map.terrain[to] === FOREST && map.road[side] === 0 ? 2 : 1;
  if (map.entrance[side] >= 0) return ground + ENTRANCE;
  if (map.towerSide[side] === 1) return ground + TOWER_WALL;
  return map.wall[side] === 1 ? ground + WALL : ground;
}
