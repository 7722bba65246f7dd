import { directionTo } from '@hexwyrm/hexmap';
import { hexNumbered } from '../core/hexes.ts';
import { type Hex, POINT, type UnitId } from '../core/vocabulary.ts';
import type { View } from '../game/view.ts';
import { type CostPart, costParts } from '../terrain/cost.ts';
import { isMarch, type March, marchOf, marchOn } from '../terrain/march.ts';
import { type Mover, moverOf } from '../terrain/mover.ts';
import { boardSeen } from './seen.ts';

/** A hex on a way, and what it costs to enter, part by part in points. */
export interface HexPrice {
  readonly hex: Hex;
  readonly parts: readonly CostPart[];
}

/** The cost of a route, hex by hex; `path` begins at the unit's hex. Ends where the unit cannot go on. */
export function pricesAlong(view: View, unit: UnitId, path: readonly string[]): readonly HexPrice[] {
  const board = boardSeen(view);
  const prices: HexPrice[] = [];
  if ((board.state.units[unit]?.hex ?? -1) < 0) return prices;
  const mover = moverOf(board, unit);
  let march = marchOf(board, unit);
  for (const name of path.slice(1)) {
    const hex = hexNumbered(board, name);
    const direction = directionTo(board.world.land.grid, march.hex, hex);
    if (direction === -1) break;
    prices.push({ hex, parts: priceOf(mover, march, hex) });
    const next = marchOn(mover, march, direction);
    if (!isMarch(next)) break;
    march = next;
  }
  return prices;
}

function priceOf(mover: Mover, march: March, to: Hex): readonly CostPart[] {
  const direction = directionTo(mover.board.world.land.grid, march.hex, to);
  if (direction === -1) return [];
  const parts = costParts(mover, march.hex, direction, to, march.bonus);
  const total = parts.reduce((sum, { cost }) => sum + cost, 0);
  // DP-6.2.2-a: heroic movement never pays more than one point.
  if (mover.face.heroic && total > POINT) return [{ clause: 'DP-6.2.2-a', cost: 1 }];
  return parts.map(({ clause, cost }) => ({ clause, cost: cost / POINT }));
}
