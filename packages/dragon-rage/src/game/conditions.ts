import { openBoard } from '../core/board.ts';
import { isBerserk } from '../core/body.ts';
import { isBoosted, isDemoralised } from '../core/morale.ts';
import type { Side } from '../core/vocabulary.ts';
import type { View } from './view.ts';

export interface Condition {
  /** A major monster without its head. */
  readonly berserk: boolean;
  /** Its morale is boosted in its hex. */
  readonly boosted: boolean;
  /** Its side has lost all its heroes. */
  readonly demoralised: boolean;
}

/** What the rules make of a unit beyond what is written on it. */
export function conditionOf(view: View, id: number): Condition {
  const board = openBoard(view);
  const unit = view.units[id];
  return {
    berserk: isBerserk(board, unit),
    boosted: isBoosted(board, unit),
    demoralised: isDemoralised(board, unit.side),
  };
}

/** Whether a side has lost all its heroes. */
export const isSideDemoralised = (view: View, side: Side): boolean => isDemoralised(openBoard(view), side);
