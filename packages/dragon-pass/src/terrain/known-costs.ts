import { memo } from '@hexwyrm/wargame';
import type { Board } from '../core/board.ts';
import type { Face } from '../core/world/unit-types.ts';
import type { World } from '../core/world/world.ts';
import { GAITS, type Gait } from './gait.ts';
import { isRaining } from './weather.ts';

/** The price of each step, by hex * 6 + direction, as far as it has been worked out; 0 where it has not. */
export type KnownCosts = Uint8Array<ArrayBuffer>;

const known = memo((_world: World): KnownCosts[] => []);

/** All units that get about in the same way share what their steps cost, in the same weather. */
export function knownCosts(board: Board, face: Face, disembodied: boolean, gait: Gait): KnownCosts {
  const { world } = board;
  const byWay = known(world);
  const way =
    (wayOf(face, disembodied) * GAITS.length + GAITS.indexOf(gait)) * 2 + (isRaining(board) ? 1 : 0);
  byWay[way] ??= new Uint8Array(world.land.grid.size * 6);
  return byWay[way];
}

function wayOf({ heroic, flies, waterWalk, stoneWalk }: Face, disembodied: boolean): number {
  const moves = (heroic ? 1 : 0) + (flies ? 2 : 0) + (disembodied ? 4 : 0);
  return moves + (waterWalk ? 8 : 0) + (stoneWalk ? 16 : 0);
}
