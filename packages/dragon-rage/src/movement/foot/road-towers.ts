import { DIRECTIONS, directionTo } from '@hexwyrm/hexmap';
import { type Board, isTower, typeOf } from '../../core/board.ts';
import type { Unit } from '../../core/state.ts';
import type { Clause, Hex } from '../../core/vocabulary.ts';
import { crossingRefusal } from '../../terrain/crossing.ts';
import { stackingRefusal } from '../../terrain/stacking.ts';

/** DR-2.10.3.1-a, b: cavalry ride through the road towers only, along the road, and never stop in one. */
export function towerRefusal(board: Board, unit: Unit, to: Hex): Clause | null {
  if (!typeOf(board, unit).mounted) return null;
  const { map } = board;
  const enters = isTower(board, to);
  if (!enters && !map.roadTowers.includes(unit.hex)) return null;
  if (map.road[unit.hex * 6 + directionTo(map.grid, unit.hex, to)] === 0) return 'DR-2.10.3.1-b';
  if (!enters) return null;
  if (!map.roadTowers.includes(to)) return 'DR-2.10.3.1-b';
  const spent = (unit.did?.spent ?? 0) + 1;
  return canRideOn(board, unit, unit.hex, to, spent) ? null : 'DR-2.10.3.1-a';
}

/** Whether cavalry in a road tower, with `spent` MP used, can leave it by the road without turning back. */
export function canRideOn(board: Board, unit: Unit, from: Hex, tower: Hex, spent: number): boolean {
  const { map } = board;
  const { mp, roadMp } = typeOf(board, unit);
  if (spent + 1 > ((unit.did?.road ?? true) ? roadMp : mp)) return false;
  return DIRECTIONS.some((direction) => {
    const to = map.grid.neighbour[tower * 6 + direction];
    if (to < 0 || to === from || map.road[tower * 6 + direction] === 0) return false;
    if (crossingRefusal(board, unit, tower, direction, to) || stackingRefusal(board, unit, to)) return false;
    if (!isTower(board, to)) return true;
    return map.roadTowers.includes(to) && canRideOn(board, unit, tower, to, spent + 1);
  });
}
