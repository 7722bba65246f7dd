import { memo } from '@hexwyrm/wargame';
import type { Board } from '../core/board.ts';
import type { Face } from '../core/world/unit-types.ts';
import type { World } from '../core/world/world.ts';
import { isRaining } from './weather.ts';

/** The price of each step, by hex * 6 + direction, as far as it has been worked out; 0 where it has not. */
export type KnownCosts = Uint8Array<ArrayBuffer>;

const known = memo((_world: World): KnownCosts[] => []);

/** All units that get about in the same way share what their steps cost, in the same weather. */
export function knownCosts(board: Board, face: Face, disembodied: boolean): KnownCosts {
  const { world } = board;
  const byGait = known(world);
  const gait = gaitOf(face, disembodied) * 2 + (isRaining(board) ? 1 : 0);
  byGait[gait] ??= new Uint8Array(world.land.grid.size * 6);
  return byGait[gait];
}

function gaitOf({ heroic, flies, waterWalk, stoneWalk }: Face, disembodied: boolean): number {
  let gait = 0;
  for (const way of [heroic, flies, waterWalk, stoneWalk, disembodied]) gait = gait * 2 + (way ? 1 : 0);
  return gait;
}
