// Where the units of a new ally are set up: in its territory, not with inactive units (DP-14.1.4-c).

import { memo } from '@hexwyrm/wargame';
import { type Board, enemiesAt, typeOf } from '../core/board.ts';
import type { FrameOf } from '../core/frames.ts';
import { type Hex, type UnitId, WAITING } from '../core/vocabulary.ts';
import type { Land } from '../core/world/land.ts';
import { type Levy, type People, peopleNamed, territoryOf } from '../core/world/peoples.ts';
import { hasGiant } from '../stacks/kinds.ts';

type Settling = FrameOf<'settle'>;

/** The units of the people that wait to come, and how they come. */
const comers = (board: Board, { player, people }: Settling): { id: UnitId; levy: Levy }[] =>
  board.state.units.flatMap(({ owner, hex }, id) => {
    if (owner !== player || hex !== WAITING) return [];
    const levy = peopleNamed(people).units.find(({ type }) => type === typeOf(board, id).id);
    return levy ? [{ id, levy }] : [];
  });

/** Those that the player sets up one by one; without room for them they do not come (R-DP-59). */
export const unsettled = (board: Board, frame: Settling): UnitId[] =>
  quartersOf(board, frame).some((hex) => !enemiesAt(board, hex, frame.player) && !hasGiant(board, hex))
    ? comers(board, frame).flatMap(({ id, levy }) =>
        levy.at === undefined && levy.beside === undefined ? [id] : [],
      )
    : [];

/** Those that come along with a unit (DP-16.14.1-a). */
export const companionsOf = (board: Board, frame: Settling, id: UnitId): UnitId[] =>
  comers(board, frame).flatMap(({ id: other, levy }) =>
    levy.beside === typeOf(board, id).id ? [other] : [],
  );

const dryHexesOf = memo((land: Land) =>
  memo((people: People): readonly Hex[] => {
    const inside = territoryOf(land)(people);
    return [...land.grid.names.keys()].filter(
      (hex) => inside[hex] === 1 && land.terrain[hex] !== 'lake' && land.terrain[hex] !== 'sea',
    );
  }),
);

export const quartersOf = (board: Board, { people }: Settling): readonly Hex[] =>
  dryHexesOf(board.world.land)(peopleNamed(people));
