import { DIRECTIONS } from '@hexwyrm/hexmap';
import { beside } from '@hexwyrm/wargame';
import type { Board } from '../core/board.ts';
import { newUnit } from '../core/state.ts';
import { WAITING } from '../core/vocabulary.ts';
import { BRIDGE } from '../world/terrain.ts';
import { type Gait, UNIT_TYPE_IDS, type UnitTypeId } from '../world/unit-types.ts';
import type { World } from '../world/world.ts';
import { crossingRefusal } from './crossing.ts';

/** What can be said of a hexside once and for all; `DEPENDS` on entrances, bridges and breaches. */
export const CLOSED = 0;
export const FREE = 1;
const DEPENDS = 2;

/** Any unit of that gait. */
function typicalOf({ types }: World, gait: Gait): UnitTypeId {
  const found = UNIT_TYPE_IDS.find((id) => types[id].gait === gait);
  if (found === undefined) throw new RangeError(`no unit has the gait ${gait}`);
  return found;
}

type Ways = Readonly<Record<Gait, Uint8Array>>;

/**
 * By hexside (hex * 6 + direction): whether units of that gait cross it. Listing steps asks this for every unit and
 * direction, so the answer is worked out once a map; only carcasses can close a `FREE` way later.
 */
export function waysFor(board: Board, gait: Gait): Uint8Array {
  const known = kept.get(board.world);
  if (known !== undefined) return known[gait];
  const ways = waysOn(board);
  kept.set(board.world, ways);
  return ways[gait];
}

const kept = beside<World, Ways>();

/** On that map before anything has changed it. */
function waysOn(board: Board): Ways {
  const untouched: Board = {
    ...board,
    state: { ...board.state, carcasses: [], bridges: [], breaches: [] },
  };
  return {
    foot: explore(untouched, 'foot'),
    wades: explore(untouched, 'wades'),
    swims: explore(untouched, 'swims'),
    major: explore(untouched, 'major'),
    elemental: explore(untouched, 'elemental'),
  };
}

function explore(board: Board, gait: Gait): Uint8Array {
  const { world, map } = board;
  const { grid } = map;
  const unit = newUnit(typicalOf(world, gait), 'invader', WAITING);
  const ways = new Uint8Array(grid.size * 6);
  for (let hex = 0; hex < grid.size; hex++) {
    for (const direction of DIRECTIONS) {
      const side = hex * 6 + direction;
      const to = grid.neighbour[side];
      if (to < 0) continue;
      const changes =
        map.entrance[side] >= 0 ||
        map.terrain[hex] === BRIDGE ||
        map.terrain[to] === BRIDGE ||
        (map.palisade && map.wall[side] === 1);
      if (changes) ways[side] = DEPENDS;
      else ways[side] = crossingRefusal(board, unit, hex, direction, to) === null ? FREE : CLOSED;
    }
  }
  return ways;
}
