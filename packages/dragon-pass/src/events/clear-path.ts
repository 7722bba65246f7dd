// Which units can leave the map unhindered (R-DPP-50).

import { columnOf, rowOf } from '@hexwyrm/hexmap';
import { type Board, typeOf, unitOf } from '../core/board.ts';
import { neighboursOf } from '../core/hexes.ts';
import type { Hex, Player, UnitId } from '../core/vocabulary.ts';
import { mfOf } from '../moon/figures.ts';
import { isAgent, isBoundSpirit } from '../stacks/kinds.ts';
import { isBound } from '../terrain/field.ts';
import { groundOrHeldRefusal } from '../terrain/march.ts';
import { type Mover, moverOf } from '../terrain/mover.ts';

type Test = (board: Board, hex: Hex) => boolean;

const EDGES: Readonly<Record<string, Test>> = {
  north: ({ world }, hex) => rowOf(world.land.grid, hex) === 1,
  west: ({ world }, hex) => columnOf(world.land.grid, hex) === 1,
  east: ({ world }, hex) => columnOf(world.land.grid, hex) === world.land.grid.columns,
};

/** The hexes of these edges of the map. */
const edgeHexes = (board: Board, edges: readonly string[]): Hex[] =>
  [...board.world.land.grid.names.keys()].filter((hex) =>
    edges.some((edge) => EDGES[edge]?.(board, hex) ?? false),
  );

/** Where such a unit can be and go on to the edge: no enemies, none of their zones, no ground closed to it. */
function waysOut(mover: Mover, edges: readonly string[]): ReadonlySet<Hex> {
  const { board, field, disembodied } = mover;
  const isClear = (hex: Hex): boolean =>
    groundOrHeldRefusal(mover, hex) === null && !isBound(field, hex, disembodied);
  const open = edgeHexes(board, edges).filter(isClear);
  const found = new Set(open);
  for (const hex of open)
    for (const next of neighboursOf(board, hex)) {
      if (found.has(next) || !isClear(next)) continue;
      found.add(next);
      open.push(next);
    }
  return found;
}

/** Units that move alike have the same ways. */
const likenessOf = ({ face, disembodied, gait }: Mover): string =>
  [face.flies, face.waterWalk, disembodied, gait].join(' ');

/** R-DPP-50: troops of the player's own battalia with a clear path to one of the edges, however long. */
export function unitsWithWayOut(board: Board, player: Player, edges: readonly string[]): UnitId[] {
  const known = new Map<string, ReadonlySet<Hex>>();
  const exits = new Set(edgeHexes(board, edges));
  return board.state.units.flatMap(({ owner, hex }, id) => {
    if (owner !== player || hex < 0 || !isTroop(board, id)) return [];
    const mover = moverOf(board, id);
    const likeness = likenessOf(mover);
    const ways = known.get(likeness) ?? waysOut(mover, edges);
    known.set(likeness, ways);
    const leaves = exits.has(hex) || neighboursOf(board, hex).some((next) => ways.has(next));
    return leaves ? [id] : [];
  });
}

/** A unit of the battalia that goes by itself: neither a magician's spirit nor an agent. */
function isTroop(board: Board, id: UnitId): boolean {
  const own = typeOf(board, id).faction === board.state.seats[unitOf(board, id).owner];
  return own && !isBoundSpirit(board, id) && !isAgent(board, id) && (mfOf(board, id) ?? 0) > 0;
}
