import { DIRECTIONS, distance, firstHindrance, reach, type Stride } from '@hexwyrm/hexmap';
import { type Board, enemyAt, isMajor, isTower, typeOf } from '../../core/board.ts';
import type { Unit } from '../../core/state.ts';
import type { Clause, Facing, Hex, UnitId } from '../../core/vocabulary.ts';
import { crossingRefusal, groundRefusal } from '../../terrain/crossing.ts';
import { stackingRefusal } from '../../terrain/stacking.ts';
import { CLOSED, waysFor } from '../../terrain/ways.ts';
import { facingOf, turnsBetween } from '../major/facing.ts';
import { pointsRefusal, walkLeft } from '../major/modes.ts';
import { stepCost } from '../step-cost.ts';
import { overrunHexRefusal } from './overrun.ts';

/**
 * The minimum MP of any route to the hex, one per hex (DR-2.4.1-a), ignoring units on it and closed gates;
 * the straight distance if there is no route.
 */
export function leastCost(board: Board, unit: Unit, to: Hex): number {
  const { grid } = board.map;
  const ways = waysFor(board, typeOf(board, unit).gait);
  const { cost } = reach(grid, unit.hex, grid.size, (from, _to, direction) =>
    ways[from * 6 + direction] === CLOSED ? -1 : 1,
  );
  return cost[to] < 0 ? distance(grid, unit.hex, to) : cost[to];
}

/**
 * Why a unit does not come to a hex that is not beside it, the first obstacle first: ground it cannot be on, then what
 * bars every way for which its points suffice, then the points.
 */
export function farRefusal(board: Board, id: UnitId, to: Hex): Clause {
  const unit = board.state.units[id];
  const { mp, roadMp } = typeOf(board, unit);
  const ground = groundRefusal(board, unit, to);
  if (ground) return ground;
  if (mp === 0) return 'DR-2.2.1-d';
  const spent = unit.did?.spent ?? 0;
  const within = hindranceTo(board, id, to, mp - spent, false);
  if (typeof within === 'object') return within.hindrance;
  if (within === 'free' || unit.did?.road === false) return 'DR-2.4.1-a';
  const byRoad = hindranceTo(board, id, to, roadMp - spent, true);
  return typeof byRoad === 'object' ? byRoad.hindrance : 'DR-2.4.1-a';
}

/** Where a unit has come to, and how it looks where that matters. */
interface Heading {
  readonly hex: Hex;
  readonly facing: Facing;
}

function hindranceTo(board: Board, id: UnitId, goal: Hex, budget: number, roadOnly: boolean) {
  const unit = board.state.units[id];
  const { grid, road } = board.map;
  const turns = isMajor(unit);
  if (distance(grid, unit.hex, goal) > budget) return 'far';
  const slow = turns || typeOf(board, unit).kind === 'minor';
  return firstHindrance<Heading, Clause>({
    start: { hex: unit.hex, facing: turns ? facingOf(unit) : 0 },
    budget,
    key: ({ hex, facing }) => (turns ? hex * 6 + facing : hex),
    isGoal: ({ hex }) => hex === goal,
    *strides({ hex: from, facing }, spent): Generator<Stride<Heading, Clause>> {
      for (const direction of DIRECTIONS) {
        const to = grid.neighbour[from * 6 + direction];
        if (to < 0 || (roadOnly && road[from * 6 + direction] === 0)) continue;
        const bar = crossingRefusal(board, unit, from, direction, to);
        if (isDetour(bar, to, goal)) continue;
        const turning = turns ? Math.max(0, turnsBetween(facing, direction) - 1) : 0;
        const cost = turning + (slow ? stepCost(board, from, to) : 1);
        yield {
          to: { hex: to, facing: direction },
          spent: spent + cost,
          hindrance: bar ?? companyBar(board, id, to, goal),
        };
      }
    },
  });
}

/** Units never climb through a tower on the way to another hex: they go around it. */
const isDetour = (bar: Clause | null, to: Hex, goal: Hex): boolean => bar === 'DR-2.5.4-a' && to !== goal;

/** Units in the way, and for cavalry the towers off the road (DR-2.10.3.1-b). */
function companyBar(board: Board, id: UnitId, to: Hex, goal: Hex): Clause | null {
  const unit = board.state.units[id];
  const { overrunMove, mounted } = typeOf(board, unit);
  if (overrunMove || isMajor(unit)) {
    const company = overrunHexRefusal(board, id, to);
    if (company !== null || !enemyAt(board, to, unit.side)) return company;
    if (!overrunMove) return 'DR-2.4.7.1-d';
    return to === goal ? 'DR-2.4.7.1-b' : null;
  }
  const company = stackingRefusal(board, unit, to);
  if (company !== null || !mounted || !isTower(board, to)) return company;
  if (!board.map.roadTowers.includes(to)) return 'DR-2.10.3.1-b';
  return to === goal ? 'DR-2.10.3.1-a' : null;
}

/** The same for a walking major monster, which turns on its way: one turn before a hex is free, others cost a point each. */
export function majorFarRefusal(board: Board, id: UnitId, goal: Hex): Clause {
  const unit = board.state.units[id];
  const left = walkLeft(board, unit);
  const ground = groundRefusal(board, unit, goal);
  if (ground) return ground;
  const found = hindranceTo(board, id, goal, left, false);
  if (typeof found === 'object') return found.hindrance;
  if (found === 'free') return 'DR-2.12.1.1.1-c';
  return pointsRefusal(board, unit, leastCost(board, unit, goal)) ?? 'DR-2.12.1.1.1-d';
}
