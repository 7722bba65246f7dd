import { type Direction, directionTo, turn } from '@hexwyrm/hexmap';
import { memo } from '@hexwyrm/wargame';
import type { Board } from '../../core/board.ts';
import type { Clause, Facing, Hex } from '../../core/vocabulary.ts';
import type { CityMap } from '../../world/city-map.ts';
import { OFFMAP } from '../../world/terrain.ts';
import { frontOf, turnsBetween } from '../major/facing.ts';

/** A flight over hexes, entered in this order, and the facings in which it may end. */
export interface Route {
  readonly hexes: Hex[];
  readonly facings: readonly Facing[];
}

/** Hexes flown straight before a turn is allowed (DR-2.12.1.1.4-d), and the least a flight covers (DR-2.12.1.1.4-k). */
const STRAIGHT = 2;

const routesIn = memo((_map: CityMap) => new Map<number, readonly Route[]>());

/**
 * Every flight of up to so many hexes that enters `first` heading that way (DR-2.12.1.1.4-d, f, l): a turn only after
 * two straight hexes, the last leg of any length. Found once for each map, since only its edge matters.
 */
export function routesFrom(map: CityMap, first: Hex, heading: Facing, range: number): readonly Route[] {
  if (first < 0) return [];
  const routes = routesIn(map);
  const key = (range * map.grid.size + first) * 6 + heading;
  const found = routes.get(key);
  if (found) return found;
  const list: Route[] = [];
  extend(map, [], first, heading, 1, range, list);
  routes.set(key, list);
  return list;
}

function extend(
  map: CityMap,
  before: readonly Hex[],
  hex: Hex,
  heading: Facing,
  leg: number,
  range: number,
  list: Route[],
): void {
  const { grid, terrain } = map;
  if (hex < 0 || terrain[hex] === OFFMAP || before.length === range) return;
  const hexes = [...before, hex];
  const turns = leg >= STRAIGHT;
  if (hexes.length >= STRAIGHT)
    list.push({
      hexes,
      facings: turns ? frontOf(heading) : [heading],
    });
  const onward = (direction: Direction, length: number): void =>
    extend(map, hexes, grid.neighbour[hex * 6 + direction], direction, length, range, list);
  onward(heading, leg + 1);
  if (!turns) return;
  onward(turn(heading, 1), 1);
  onward(turn(heading, -1), 1);
}

/** Why no flight that enters the first of these hexes with that heading runs so and ends so. */
export function routeRefusal(
  board: Board,
  hexes: readonly Hex[],
  entered: Facing,
  last: Facing,
): Clause | null {
  const { grid, terrain } = board.map;
  if (hexes.length < STRAIGHT) return 'DR-2.12.1.1.4-k';
  let heading = entered;
  let leg = 1;
  for (let at = 0; at < hexes.length; at++) {
    if (hexes[at] < 0 || terrain[hexes[at]] === OFFMAP) return 'DR-2.1-b';
    if (at === 0) continue;
    const direction = directionTo(grid, hexes[at - 1], hexes[at]);
    if (direction === -1) return 'DR-2.12.1.1.4-d';
    const turns = turnsBetween(heading, direction);
    if (turns > 1 || (turns === 1 && leg < STRAIGHT)) return 'DR-2.12.1.1.4-d';
    leg = turns === 0 ? leg + 1 : 1;
    heading = direction;
  }
  const turns = turnsBetween(heading, last);
  return turns === 0 || (turns === 1 && leg >= STRAIGHT) ? null : 'DR-2.12.1.1.4-l';
}
