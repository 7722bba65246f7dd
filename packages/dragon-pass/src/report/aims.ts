import { type Board, openBoard } from '../core/board.ts';
import type { Unit } from '../core/state.ts';
import type { View } from '../game/view.ts';
import { counter } from '../setup/counters.ts';
import { type Aim, aimsOf } from '../victory/conditions.ts';
import { boardSeen } from './seen.ts';

/** Victory conditions and progress of each side, as the seat sees them. */
export const aimsIn = (view: View): readonly Aim[] => aimsOf(boardHeld(view));

/** The board as publicly held: a hidden counter counts as a unit of its colour without exotic abilities. */
function boardHeld(view: View): Board {
  const { state, world } = boardSeen(view);
  const hidden = view.stacks.flatMap(({ hex, places }) =>
    places.flatMap(({ unit, owner, colour }, depth): Unit[] => {
      if (unit !== null) return [];
      const type = world.types.findIndex(({ nation, front }) => nation === colour && !front.exotic);
      return [{ ...counter(type, 0, owner, hex), rank: places.length - 1 - depth }];
    }),
  );
  return openBoard({ ...state, units: [...state.units, ...hidden] });
}
