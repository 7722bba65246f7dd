import { memo } from '@hexwyrm/wargame';
import { type Board, openBoard } from '../core/board.ts';
import type { State, Unit } from '../core/state.ts';
import { GONE, NOBODY } from '../core/vocabulary.ts';
import type { View } from '../game/view.ts';

/** Placeholder for a unit that the seat may not know: it is off the map. */
const UNKNOWN: Unit = {
  type: 0,
  number: 0,
  owner: NOBODY,
  first: NOBODY,
  hex: GONE,
  rank: 0,
  down: false,
  shaken: false,
  fought: false,
  did: null,
};

const stateSeen = memo((view: View): State => {
  const units: Unit[] = Array.from({ length: 1 + Math.max(-1, ...view.units.map(({ id }) => id)) }, () => ({
    ...UNKNOWN,
  }));
  for (const { id, ...unit } of view.units) units[id] = unit;
  return { ...view, units };
});

/** The board as a seat sees it: nothing derived from it reveals more than the seat knows. */
export const boardSeen = (view: View): Board => openBoard(stateSeen(view));
