import type { Grid } from '@hexwyrm/hexmap';
import type { Hex } from '../../board/types.ts';
import type { GameAction, GameView } from '../../kit/kit.ts';
import type { PlayKit } from '../kit.ts';

/** Where a plan begins and what it leads to, each hex once. */
export function hexesOf(
  actions: readonly GameAction[],
  view: GameView,
  play: Pick<PlayKit, 'roleOf' | 'placeOf' | 'targetOf'>,
  grid: Pick<Grid, 'size'>,
): readonly Hex[] {
  const hexes = actions.flatMap((action) => {
    const role = play.roleOf(action);
    const from = typeof role === 'object' && role.kind === 'unit' ? play.placeOf(view, role.unit) : -1;
    return [from, play.targetOf(action, view)];
  });
  return [...new Set(hexes)].filter((hex) => hex >= 0 && hex < grid.size);
}
