import { DIRECTIONS } from '@hexwyrm/hexmap';
import { openBoard } from '../core/board.ts';
import { groupsLeft } from '../core/body.ts';
import type { State } from '../core/state.ts';
import type { Facing, Hex, UnitId } from '../core/vocabulary.ts';
import { reaches } from './reach.ts';

/** What a major monster can strike around it: by direction, with head or wings, with legs alone, or not at all. */
export type StrikeArcs = readonly ('head' | 'legs' | null)[];

/** The arcs the monster would have in that hex with that facing (DR-2.12.1.6.1); null if it has none. */
export function strikeArcs(state: State, id: UnitId, hex: Hex, facing: Facing): StrikeArcs | null {
  const board = openBoard(state);
  const { body, ...rest } = state.units[id];
  if (body === null || body.facing === -1 || body.aloft) return null;
  const unit = { ...rest, hex, body: { ...body, facing } };
  return DIRECTIONS.map((direction) => {
    const beside = board.map.grid.neighbour[hex * 6 + direction];
    if (beside < 0) return null;
    const can = (area: 'head' | 'wings' | 'legs'): boolean =>
      groupsLeft(board, unit, area) > 0 && reaches(board, unit, area, beside);
    if (can('head') || can('wings')) return 'head';
    return can('legs') ? 'legs' : null;
  });
}
