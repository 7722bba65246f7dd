import type { Action, View } from '@hexwyrm/dragon-pass';
import { worldFor } from '@hexwyrm/dragon-pass/data';
import { distance } from '@hexwyrm/hexmap';
import type { Hex, UnitId } from '../../../board/types.ts';
import { placeOf } from './target.ts';

/** Distance at which an enemy still matters to a unit: the longest march of most, plus the attack hex. */
const NEAR = 6;

/** Where a player can act now: their units that can act with the enemies near them, or their setup zone. */
export function hexesInPlay(
  view: View,
  player: number,
  able: Iterable<UnitId>,
  legal: readonly Action[],
): readonly Hex[] {
  const { grid } = worldFor(view.corrections).land;
  const own = [...able].map((unit) => placeOf(view, unit)).filter((hex) => hex >= 0);
  const zone = legal.flatMap((action) =>
    action.type === 'deploy' ? (grid.index.get(action.hex) ?? []) : [],
  );
  const enemies = view.stacks
    .filter(({ places: [top] }) => top !== undefined && top.owner !== player)
    .map(({ hex }) => hex)
    .filter((hex) => own.some((from) => distance(grid, from, hex) <= NEAR));
  return [...new Set([...own, ...zone, ...enemies])];
}
