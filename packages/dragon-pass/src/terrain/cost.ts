// What a hex-to-hex move costs (6.1, 6.2, 6.6), part by part, for a UI to show why.

import type { Direction } from '@hexwyrm/hexmap';
import type { Board } from '../core/board.ts';
import { type Clause, type HalfPoints, type Hex, POINT } from '../core/vocabulary.ts';
import { NO_ROAD, PRIMARY } from '../core/world/land.ts';
import type { Face } from '../core/world/unit-types.ts';
import { chartRow } from '../stacks/inside.ts';
import type { Mover } from './mover.ts';
import { isRaining } from './weather.ts';

/** One part of a cost and the clause that asks it. */
export interface CostPart {
  readonly clause: Clause;
  readonly cost: HalfPoints;
}

/** Why the unit may not enter the ground at all, or null. */
export function groundRefusal({ board, face, disembodied, gait }: Mover, to: Hex): Clause | null {
  if (gait === 'file' && board.world.land.river[to]) return 'DP-16.3.2.4-b';
  const ground = board.world.land.terrain[to];
  if (ground !== 'lake' && ground !== 'sea') return null;
  if (face.flies || disembodied) return null;
  if (ground === 'sea') return 'DP-6.2.3-b';
  return face.waterWalk ? null : 'DP-3.LAKE-a';
}

/** The price of a step through a hexside; `bonus` is a free road hex earned before (DP-6.1.2-e). */
export function stepCost(mover: Mover, from: Hex, direction: Direction, to: Hex, bonus: boolean): HalfPoints {
  // What is known holds for the land as printed, and where no road is free.
  if (bonus || mover.board.state.ruined.includes(to)) return reckon(mover, from, direction, to, bonus);
  const side = from * 6 + direction;
  const known = mover.costs[side] ?? 0;
  if (known > 0) return known;
  const cost = reckon(mover, from, direction, to, false);
  mover.costs[side] = cost;
  return cost;
}

function reckon(mover: Mover, from: Hex, direction: Direction, to: Hex, bonus: boolean): HalfPoints {
  let total = 0;
  for (const { cost } of costParts(mover, from, direction, to, bonus)) total += cost;
  // DP-6.2.2-a, b: heroic movement never pays more than one point, and less where less is asked.
  return mover.face.heroic ? Math.min(total, POINT) : total;
}

/** DP-6.1-a: the parts of that price, before heroic movement caps it. */
export function costParts(
  mover: Mover,
  from: Hex,
  direction: Direction,
  to: Hex,
  bonus: boolean,
): readonly CostPart[] {
  const { board, face, disembodied, gait } = mover;
  if (disembodied) return FREE_SPIRIT;
  if (gait === 'file') return IN_FILE;
  const wet = isRaining(board) && !face.heroic ? POINT : 0;
  if (face.flies) return [{ clause: 'DP-6.2.4-a', cost: POINT + wet }];
  const road = board.world.land.road[from * 6 + direction] ?? NO_ROAD;
  if (road !== NO_ROAD && usesRoads(mover)) return [roadCost(road, bonus)];
  return [
    entryCost(mover, to, wet),
    ...leaveCost(board, face, from, direction, to, wet),
    ...upslopeCost(board, face, from, direction, wet),
  ];
}

/** DP-6.9.1-a: the price of a hex entered over the edge of the map, off the road. */
export function edgeCost(mover: Mover, to: Hex): HalfPoints {
  const { board, face, disembodied } = mover;
  if (disembodied) return POINT;
  const wet = isRaining(board) && !face.heroic ? POINT : 0;
  const cost = face.flies ? POINT + wet : entryCost(mover, to, wet).cost;
  return face.heroic ? Math.min(cost, POINT) : cost;
}

/** DP-6.8-a, DP-6.6-i: neither ground nor weather concerns a spirit without a body. */
const FREE_SPIRIT: readonly CostPart[] = [{ clause: 'DP-6.8-a', cost: POINT }];

/** DP-16.3.2.4-a: every hex costs zombies the same, regardless of ground, weather or road. */
const IN_FILE: readonly CostPart[] = [{ clause: 'DP-16.3.2.4-a', cost: POINT }];

/** DP-16.17-g: Tusk Riders have no use for roads, nor have zombies (DP-16.3.2.4-a). */
export const usesRoads = ({ face, disembodied, gait }: Mover): boolean =>
  !face.flies && !disembodied && gait === 'common';

/** DP-16.17-f: ground that costs Tusk Riders no more than open ground. */
const ROUGH: ReadonlySet<string> = new Set(['hill', 'forest', 'hill-forest']);

function roadCost(road: number, bonus: boolean): CostPart {
  if (bonus) return { clause: 'DP-6.1.2-b', cost: 0 };
  return road === PRIMARY
    ? { clause: 'DP-6.1.2-a', cost: POINT / 2 }
    : { clause: 'DP-3.ROAD-c', cost: POINT };
}

function entryCost({ board, face, gait }: Mover, to: Hex, wet: HalfPoints): CostPart {
  const ground = board.world.land.terrain[to] ?? 'open';
  if (gait === 'rough' && ROUGH.has(ground)) return { clause: 'DP-16.17-f', cost: POINT + wet };
  const afloat = face.waterWalk && (ground === 'marsh' || ground === 'lake');
  if (afloat) return { clause: 'DP-6.2.3-a', cost: POINT + wet };
  if (face.stoneWalk && ground === 'mountain') return { clause: 'DP-6.2.5-a', cost: POINT + wet };
  return { clause: 'DP-6.1-a', cost: chartRow(board, to).cost * POINT + wet };
}

/** DP-3.RIVER-a: leaving a river hex except along the river or into the Upland Marsh (DP-6.1.1-b). */
function leaveCost(
  board: Board,
  face: Face,
  from: Hex,
  direction: Direction,
  to: Hex,
  wet: HalfPoints,
): CostPart[] {
  const { river, alongRiver, uplandMarsh } = board.world.land;
  if (!river[from] || alongRiver[from * 6 + direction] || uplandMarsh[to]) return [];
  const own = face.waterWalk ? 0 : board.world.tables.leaveRiver * POINT;
  return own + wet > 0 ? [{ clause: 'DP-3.RIVER-a', cost: own + wet }] : [];
}

/** DP-3.RIDGE-a; the stone rune ignores slopes in clear weather (DP-6.2.5-a, DP-6.6-h). */
function upslopeCost(board: Board, face: Face, from: Hex, direction: Direction, wet: HalfPoints): CostPart[] {
  if (board.world.land.slope[from * 6 + direction] !== 1) return [];
  const own = face.stoneWalk ? 0 : board.world.tables.upslope * POINT;
  return own + wet > 0 ? [{ clause: 'DP-3.RIDGE-a', cost: own + wet }] : [];
}
