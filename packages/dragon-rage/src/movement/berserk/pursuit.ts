import { type Direction, turn } from '@hexwyrm/hexmap';
import { anyoneAt, type Board, enemyAt, range } from '../../core/board.ts';
import { walkPoints } from '../../core/body.ts';
import type { Unit } from '../../core/state.ts';
import type { Facing, Hex } from '../../core/vocabulary.ts';
import { crossingRefusal, groundRefusal } from '../../terrain/crossing.ts';
import { frontOf } from '../major/facing.ts';
import { stepCost } from '../step-cost.ts';
import { turnsToward } from './prey.ts';

/** The hex and facing of a walking monster, and the MP it has left. */
export interface Stand {
  readonly hex: Hex;
  readonly facing: Facing;
  readonly left: number;
}

export const standOf = (board: Board, unit: Unit, facing: Facing): Stand => ({
  hex: unit.hex,
  facing,
  left: walkPoints(board, unit) - (unit.did?.spent ?? 0),
});

/** Every hex to which the monster can walk from there; it stops where it comes to face an enemy (DR-2.12.1.7.1-d). */
function hexesInReach(board: Board, unit: Unit, start: Stand): Set<Hex> {
  const hexes = new Set<Hex>();
  const seen = new Map<number, number>();
  const visit = ({ hex, facing, left }: Stand): void => {
    const key = hex * 6 + facing;
    if (left < 0 || (seen.get(key) ?? -1) >= left) return;
    seen.set(key, left);
    hexes.add(hex);
    const ahead = board.map.grid.neighbour[key];
    if (ahead >= 0 && enemyAt(board, ahead, unit.side)) return;
    visit({ hex, facing: turn(facing, 1), left: left - 1 });
    visit({ hex, facing: turn(facing, -1), left: left - 1 });
    for (const heading of frontOf(facing)) {
      const to = board.map.grid.neighbour[hex * 6 + heading];
      if (to >= 0 && isPassable(board, unit, hex, facing, heading, to))
        visit({ hex: to, facing: heading, left: left - stepCost(board, hex, to) });
    }
  };
  visit(start);
  return hexes;
}

/** Free ground, with no wall between; the door it faces gives way (DR-2.5.5.1-a). */
function isPassable(
  board: Board,
  unit: Unit,
  from: Hex,
  facing: Facing,
  heading: Direction,
  to: Hex,
): boolean {
  if (anyoneAt(board, to, (other) => other !== unit)) return false;
  const entrance = board.map.entrance[from * 6 + heading];
  const facesDoor = heading === facing && entrance >= 0 && board.map.entrances[entrance].kind === 'door';
  if (facesDoor) return groundRefusal(board, unit, to) === null;
  return crossingRefusal(board, unit, from, heading, to) === null;
}

const nearest = (board: Board, hexes: Iterable<Hex>, prey: Hex): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const hex of hexes) least = Math.min(least, range(board, hex, prey));
  return least;
};

/** Whether walking can bring it nearer to any of the prey. */
export function canWalkNearer(board: Board, unit: Unit, stand: Stand, prey: readonly Hex[]): boolean {
  const hexes = hexesInReach(board, unit, stand);
  return prey.some((hex) => nearest(board, hexes, hex) < range(board, stand.hex, hex));
}

/** Whether, after a step or turn, it can still come as near to one of the prey as walking could bring it (R-DR-82). */
export function keepsNearest(
  board: Board,
  unit: Unit,
  before: Stand,
  after: Stand,
  prey: readonly Hex[],
): boolean {
  const hexes = hexesInReach(board, unit, before);
  const onward = hexesInReach(board, unit, after);
  return prey.some((hex) => {
    const best = nearest(board, hexes, hex);
    return best < range(board, before.hex, hex) && nearest(board, onward, hex) === best;
  });
}

/**
 * Whether a turn on the spot goes towards one of the prey and leaves the monster able to face one as far as its MP
 * allowed before the turn.
 */
export function turnsToPrey(board: Board, before: Stand, after: Stand, prey: readonly Hex[]): boolean {
  const turns = (stand: Stand, hex: Hex): number => turnsToward(board, stand.hex, stand.facing, hex);
  const shortfall = (stand: Stand): number =>
    Math.max(0, Math.min(...prey.map((hex) => turns(stand, hex))) - stand.left);
  return prey.some((hex) => turns(after, hex) < turns(before, hex)) && shortfall(after) <= shortfall(before);
}
