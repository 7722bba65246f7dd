import { DIRECTIONS, distance, firstHindrance, type Stride } from '@hexwyrm/hexmap';
import type { Clause, HalfPoints, Hex } from '../core/vocabulary.ts';
import { stepCost } from './cost.ts';
import {
  endOf,
  entryRefusal,
  groundOrHeldRefusal,
  haltRefusal,
  type March,
  marchKey,
  roadCredit,
} from './march.ts';
import type { Mover } from './mover.ts';

/** The movement points do not suffice (DP-6-b). */
export const TOO_DEAR = 'DP-6-b';

/**
 * Why a unit does not come to a hex that is not beside it, the first obstacle first: where it may not be at all, then what
 * bars every way for which its points suffice, then the points. Where nothing does, that it goes hex by hex (DP-6-d).
 */
export function farRefusal(mover: Mover, march: March, goal: Hex): Clause {
  const clause = groundOrHeldRefusal(mover, goal) ?? haltRefusal(mover, march);
  if (clause !== null) return clause;
  const { grid } = mover.board.world.land;
  const left = mover.allowance - march.spent;
  // No hex costs less than half a point, but for one that the road owes.
  const isBeyond = distance(grid, march.hex, goal) - 1 > left;
  const found = isBeyond ? 'far' : hindranceTo(mover, march, goal, left);
  if (found === 'far') return TOO_DEAR;
  return found === 'free' ? 'DP-6-d' : found.hindrance;
}

function hindranceTo(mover: Mover, march: March, goal: Hex, budget: HalfPoints) {
  const { neighbour } = mover.board.world.land.grid;
  return firstHindrance<March, Clause>({
    start: march,
    budget: Math.max(0, budget),
    key: marchKey,
    isGoal: ({ hex }) => hex === goal,
    *strides(from, spent): Generator<Stride<March, Clause>> {
      for (const direction of DIRECTIONS) {
        const hex = neighbour[from.hex * 6 + direction] ?? -1;
        if (hex < 0) continue;
        const cost = stepCost(mover, from.hex, direction, hex, from.bonus);
        const next = { ...from, ...roadCredit(mover, from, direction), hex, spent: from.spent + cost };
        const bar = stopOn(mover, march.hex, from.hex) ?? entryRefusal(mover, from.hex, hex);
        yield { to: next, spent: spent + cost, hindrance: bar };
      }
    },
  });
}

/** In a zone of control on the way the move is over, and in the dark. */
const stopOn = (mover: Mover, start: Hex, hex: Hex): Clause | null =>
  hex === start ? null : endOf(mover, hex);
