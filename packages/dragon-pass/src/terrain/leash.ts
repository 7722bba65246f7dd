// New allies stay in their territory for a movement phase (DP-14.1.4-e).

import { memo } from '@hexwyrm/wargame';
import { type Board, typeOf } from '../core/board.ts';
import type { UnitId } from '../core/vocabulary.ts';
import type { Land } from '../core/world/land.ts';
import { type People, peopleNamed, territoryOf } from '../core/world/peoples.ts';
import { type ClosedLands, closedLands } from './closed-lands.ts';

const outsideOf = memo((land: Land) =>
  memo(
    (people: People): ClosedLands => ({
      clause: 'DP-14.1.4-e',
      hexes: territoryOf(land)(people).map((inside) => 1 - inside),
    }),
  ),
);

/** The lands into which the unit may not move in this phase: what the scenario closes, or all but its territory. */
export function closedTo(board: Board, id: UnitId): ClosedLands {
  const { state, world } = board;
  const leashed = state.diplomacy?.leashed ?? NONE;
  if (leashed.length === 0 || state.phase !== 'movement') return closedLands(board);
  const { id: type } = typeOf(board, id);
  const people = leashed.map(peopleNamed).find(({ units }) => units.some((levy) => levy.type === type));
  return people && isOwn(board, people, id) ? outsideOf(world.land)(people) : closedLands(board);
}

const NONE: readonly string[] = [];

/** Not a herd that the other player has captured. */
const isOwn = ({ state }: Board, { id: people }: People, id: UnitId): boolean =>
  state.diplomacy?.allied.some((one) => one.people === people && one.player === state.units[id]?.owner) ??
  false;
