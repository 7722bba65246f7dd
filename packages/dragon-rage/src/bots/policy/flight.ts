import { DIRECTIONS, type Direction, distance, turn } from '@hexwyrm/hexmap';
import { type CityMap, OFFMAP } from '../../index.ts';

const known = new WeakMap<CityMap, Map<number, Uint8Array>>();

/** By hex: whether a flight that begins there with that heading can end in it (DR-2.12.1.1.4-d, f). */
export function landingsOf(map: CityMap, hex: number, facing: Direction, range: number): Uint8Array {
  let found = known.get(map);
  if (!found) {
    found = new Map();
    known.set(map, found);
  }
  const key = (hex * 6 + facing) * 16 + range;
  let ends = found.get(key);
  if (!ends) {
    ends = new Uint8Array(map.grid.size);
    ends[hex] = 1;
    const landings = ends;
    flightsFrom(map, hex, facing, range, (at) => {
      landings[at] = 1;
    });
    found.set(key, ends);
  }
  return ends;
}

/** Two hexes straight on before any turn. */
const STRAIGHT = 2;

/** Every end of a flight: the hex, the heading of the last leg, and whether it may turn there yet. */
type End = (hex: number, heading: Direction, turns: boolean) => void;

export const flightsFrom = (map: CityMap, hex: number, facing: Direction, range: number, end: End): void =>
  glide(map, hex, facing, 0, range, 0, end);

function glide(
  map: CityMap,
  from: number,
  heading: Direction,
  leg: number,
  left: number,
  flown: number,
  end: End,
): void {
  const hex = map.grid.neighbour[from * 6 + heading];
  if (left === 0 || hex < 0 || map.terrain[hex] === OFFMAP) return;
  const turns = leg + 1 >= STRAIGHT;
  if (flown + 1 >= STRAIGHT) end(hex, heading, turns);
  glide(map, hex, heading, leg + 1, left - 1, flown + 1, end);
  if (!turns) return;
  for (const way of [1, -1]) glide(map, hex, turn(heading, way), 0, left - 1, flown + 1, end);
}

/** Whether there is room straight ahead for the beginning of a flight. */
export const takesOff = (map: CityMap, hex: number, facing: Direction): boolean =>
  takeOff(map, hex, facing) >= 0;

/** Where a flight may turn for the first time; -1: off the map. */
function takeOff({ grid, terrain }: CityMap, hex: number, facing: Direction): number {
  let at = hex;
  for (let step = 0; step < STRAIGHT; step++) {
    at = grid.neighbour[at * 6 + facing];
    if (at < 0 || terrain[at] === OFFMAP) return -1;
  }
  return at;
}

const headings = new WeakMap<CityMap, Uint8Array>();

/** Sixths of a turn from the heading to one in which a flight begins best on the way to the goal, 0 to 3. */
export function turnsTo(map: CityMap, hex: number, facing: Direction, goal: number): number {
  const { size } = map.grid;
  let table = headings.get(map);
  if (!table) {
    table = new Uint8Array(size * size);
    headings.set(map, table);
  }
  const at = hex * size + goal;
  if (table[at] === 0) table[at] = headingsTo(map, hex, goal);
  let least = 3;
  for (const heading of DIRECTIONS) {
    if ((table[at] & (1 << heading)) === 0) continue;
    const turns = (heading - facing + 6) % 6;
    least = Math.min(least, turns, 6 - turns);
  }
  return least;
}

/** As bits. */
function headingsTo(map: CityMap, hex: number, goal: number): number {
  let [bits, least] = [0, Number.POSITIVE_INFINITY];
  for (const heading of DIRECTIONS) {
    const from = takeOff(map, hex, heading);
    if (from < 0) continue;
    const far = distance(map.grid, from, goal);
    if (far < least) [bits, least] = [0, far];
    if (far === least) bits |= 1 << heading;
  }
  return bits;
}
