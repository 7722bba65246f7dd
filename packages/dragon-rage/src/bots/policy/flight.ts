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
    glide(map, hex, facing, 0, range, 0, ends);
    found.set(key, ends);
  }
  return ends;
}

/** Two hexes straight on before any turn. */
const STRAIGHT = 2;

function glide(
  map: CityMap,
  from: number,
  heading: Direction,
  leg: number,
  left: number,
  flown: number,
  ends: Uint8Array,
): void {
  const hex = map.grid.neighbour[from * 6 + heading];
  if (left === 0 || hex < 0 || map.terrain[hex] === OFFMAP) return;
  if (flown + 1 >= STRAIGHT) ends[hex] = 1;
  glide(map, hex, heading, leg + 1, left - 1, flown + 1, ends);
  if (leg + 1 < STRAIGHT) return;
  for (const way of [1, -1]) glide(map, hex, turn(heading, way), 0, left - 1, flown + 1, ends);
}

const headings = new WeakMap<CityMap, Int8Array>();

/** Sixths of a turn from the heading to the one that leads nearest to the goal, 0 to 3. */
export function turnsTo(map: CityMap, hex: number, facing: Direction, goal: number): number {
  const { size } = map.grid;
  let table = headings.get(map);
  if (!table) {
    table = new Int8Array(size * size).fill(UNKNOWN);
    headings.set(map, table);
  }
  const at = hex * size + goal;
  if (table[at] === UNKNOWN) table[at] = headingTo(map, hex, goal);
  const turns = (table[at] - facing + 6) % 6;
  return Math.min(turns, 6 - turns);
}

const UNKNOWN = -1;

function headingTo({ grid }: CityMap, hex: number, goal: number): Direction {
  let [best, least]: [Direction, number] = [0, Number.POSITIVE_INFINITY];
  for (const direction of DIRECTIONS) {
    const next = grid.neighbour[hex * 6 + direction];
    const far = next < 0 ? Number.POSITIVE_INFINITY : distance(grid, next, goal);
    if (far < least) [best, least] = [direction, far];
  }
  return best;
}
