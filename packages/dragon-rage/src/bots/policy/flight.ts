import { type Direction, turn } from '@hexwyrm/hexmap';
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
