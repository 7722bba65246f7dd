import { DIRECTION_NAMES, type Direction, type DirectionName, turn } from '@hexwyrm/hexmap';
import type { Play } from '../../core/board.ts';
import type { Unit } from '../../core/state.ts';
import type { Clause, Facing, UnitId } from '../../core/vocabulary.ts';
import { smashFacedDoor } from '../../terrain/smashing.ts';

/** DR-2.4.2-a: the hexside a major monster faces. */
export function facingOf(unit: Unit): Facing {
  const facing = unit.body?.facing ?? -1;
  if (facing === -1) throw new Error('no facing');
  return facing;
}

const FACINGS: Readonly<Record<DirectionName, Facing>> = { N: 0, NE: 1, SE: 2, S: 3, SW: 4, NW: 5 };

export const facingNamed = (name: DirectionName): Facing => FACINGS[name];

/** The least number of 60 degree turns from one facing to another, 0 to 3. */
export function turnsBetween(from: Facing, to: Facing): number {
  const clockwise = (to - from + 6) % 6;
  return Math.min(clockwise, 6 - clockwise);
}

/** The facing itself and the two next to it: all within one 60 degree turn. */
export const frontOf = (facing: Facing): readonly Direction[] => FRONTS[facing];

const FRONTS: readonly (readonly Direction[])[] = ([0, 1, 2, 3, 4, 5] as const).map((facing) => [
  facing,
  turn(facing, 1),
  turn(facing, -1),
]);

/** Turns the monster; on the ground it smashes the door it comes to face (DR-2.5.5.1-a). */
export function face(play: Play, id: UnitId, facing: Facing, mp: number, clause: Clause): void {
  const { body } = play.state.units[id];
  if (!body || body.facing === facing) return;
  body.facing = facing;
  play.events.push({ type: 'turned', clause, unit: id, facing: DIRECTION_NAMES[facing], mp });
  smashFacedDoor(play, id);
}
