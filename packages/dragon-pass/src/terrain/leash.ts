// New allies stay in their territory for a movement phase (DP-14.1.4-e, DP-16.6.2-c).

import { memo } from '@hexwyrm/wargame';
import { type Board, typeOf } from '../core/board.ts';
import type { UnitId } from '../core/vocabulary.ts';
import type { Land } from '../core/world/land.ts';
import { type People, peopleNamed, territoryOf } from '../core/world/peoples.ts';
import { type ClosedLands, closedLands } from './closed-lands.ts';

/** The Black Dragon keeps to its land by a clause of its own. */
const LEASHES = { troops: 'DP-14.1.4-e', dragon: 'DP-16.6.2-c' } as const;

const outsideOf = memo((land: Land) =>
  memo((people: People): Readonly<Record<keyof typeof LEASHES, ClosedLands>> => {
    const hexes = territoryOf(land)(people).map((inside) => 1 - inside);
    return { troops: { clause: LEASHES.troops, hexes }, dragon: { clause: LEASHES.dragon, hexes } };
  }),
);

/** The lands into which the unit may not move in this phase: what the scenario closes, or all but its territory. */
export function closedTo(board: Board, id: UnitId): ClosedLands {
  const { state, world } = board;
  const leashed = state.diplomacy?.leashed ?? NONE;
  if (leashed.length === 0 || state.phase !== 'movement') return closedLands(board);
  const { id: type, kind } = typeOf(board, id);
  const people = leashed.map(peopleNamed).find(({ units }) => units.some((levy) => levy.type === type));
  if (!people || !isOwn(board, people, id)) return closedLands(board);
  return outsideOf(world.land)(people)[kind === 'dragon' ? 'dragon' : 'troops'];
}

const NONE: readonly string[] = [];

/** Not a herd that the other player has captured. */
const isOwn = ({ state }: Board, { id: people }: People, id: UnitId): boolean =>
  state.diplomacy?.allied.some((one) => one.people === people && one.player === state.units[id]?.owner) ??
  false;
