import { inArc } from '../bodies/arcs.ts';
import { type Board, typeOf } from '../core/board.ts';
import { groupsLeft } from '../core/body.ts';
import type { Unit } from '../core/state.ts';
import type { Area, Hex } from '../core/vocabulary.ts';
import { isSoftBellied } from '../world/traits.ts';
import type { AreaType } from '../world/unit-types.ts';

export const areaNamed = (board: Board, monster: Unit, area: Area | undefined): AreaType | undefined =>
  typeOf(board, monster).areas?.find((entry) => entry.area === area);

/** DR-2.7.2-d, g: whether a blow from the hex can land on that area of the grounded monster. */
export function isExposed(board: Board, monster: Unit, area: AreaType, from: Hex): boolean {
  for (const arc of area.exposedTo) if (inArc(board, monster, from, arc)) return true;
  if (area.area === 'head') return isHelpless(board, monster) && inArc(board, monster, from, 'front3');
  return area.area === 'belly' && hasOpenBelly(board, monster) && inArc(board, monster, from, 'anywhere');
}

/** DR-2.12.1.7.1-b: no wings and no legs left, so far as it ever had them (R-DR-86). */
const isHelpless = (board: Board, monster: Unit): boolean =>
  groupsLeft(board, monster, 'wings') === 0 && groupsLeft(board, monster, 'legs') === 0;

/** The summary lets a roc's belly be hit from anywhere (R-DR-88). */
const hasOpenBelly = (board: Board, monster: Unit): boolean =>
  isSoftBellied(monster) && board.state.options.rocBelly === 'anywhere';
