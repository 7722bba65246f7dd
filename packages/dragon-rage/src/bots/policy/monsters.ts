import { ahead } from '@hexwyrm/hexmap';
import { TOWER } from '../../index.ts';
import { type Barriers, FAR } from './approach.ts';
import { soundness, walkPoints } from './body.ts';
import { burningBy, frontOf, type Pose } from './burning.ts';
import { landingsOf, takesOff, turnsTo } from './flight.ts';
import { type Prize, type Scene, typeOf, type Unit } from './scene.ts';
import { stridesOf } from './stride.ts';

/**
 * Turns until the monster destroys each of the prizes, in their order; fractions make every step count. Fire after a move may
 * be counted on somewhat later; null: not at all.
 */
export function turnsToPrizes(
  unit: Unit,
  pose: Pose,
  scene: Scene,
  barriers: Barriers,
  later: number | null,
): number[] {
  const { map } = scene;
  const type = typeOf(scene, unit);
  const strides = stridesOf(scene, barriers);
  const points = walkPoints(unit, type);
  const flies = type.flyRange > 0 && soundness(unit, type, 'wings') > 0.5;
  const springs = flies && (map.terrain[pose.hex] === TOWER || soundness(unit, type, 'legs') > 0.5);
  const landings = pose.aloft ? landingsOf(map, pose.hex, pose.facing, type.flyRange) : null;
  const blocked = takesOff(map, pose.hex, pose.facing) ? 0 : BLOCKED;
  const { here, afterMove } = burningBy(unit, pose, scene, barriers, springs);
  return scene.prizes.map((prize) => {
    if (here.includes(prize.index)) return BREATH;
    const away = scene.ways.flight(pose.hex, prize.hex);
    const turned = flies ? blocked + TURNED * turnsTo(map, pose.hex, pose.facing, prize.hex) : 0;
    if (later !== null && afterMove.includes(prize.index)) return LEAP + later + away * NEARER;
    const door = map.vpDoor[prize.hex] === 1;
    const guarded = prize.guarded || door;
    if (landings) {
      const inReach = landings[prize.hex] === 1;
      if (inReach && !guarded) return LANDING + away * NEARER;
      const turns =
        LANDING +
        Math.max(inReach ? 0 : 0.4, (away - type.flyRange) / type.flyRange) +
        away * NEARER +
        (inReach ? 0 : turned);
      return turns + (guarded ? (map.terrain[prize.hex] === TOWER ? 3 : 1) : 0);
    }
    const closed = prize.guarded && map.terrain[prize.hex] === TOWER ? 3 : 0;
    const stride = strides[prize.index][pose.hex * 6 + pose.facing];
    let turns =
      points > 0 && stride < FAR
        ? REST + (stride + 1 + (prize.guarded && !door ? 1 : 0)) / points + closed
        : NEVER;
    if (springs) {
      if (!guarded && isBefore(scene, pose, prize, type.boundRange))
        turns = Math.min(turns, LEAP + away * NEARER);
      const leaps = LEAP + 0.3 + Math.max(1, (away - 1) / type.boundRange) + (guarded ? 0.7 : 0) + closed;
      const flights =
        LANDING +
        1 +
        Math.max(0, away / type.flyRange - 2) +
        (guarded ? 1 : 0) +
        away * NEARER +
        turned +
        closed;
      turns = Math.min(turns, leaps, flights);
    }
    return Math.min(NEVER, turns);
  });
}

const BREATH = 0.8;
const LANDING = 1;
const LEAP = 0.9;
const REST = 0.4;
const NEARER = 0.02;
/** Each sixth of a turn that it has to make before it takes off. */
const TURNED = 0.1;
/** It cannot take off at all before it has turned. */
const BLOCKED = 1;
const NEVER = 12;

/** Straight ahead, or to either side after the free turn of a bound, within its range. */
function isBefore({ map: { grid } }: Scene, { hex, facing }: Pose, prize: Prize, range: number): boolean {
  for (const heading of frontOf(facing))
    for (let far = 1; far <= range; far++) if (ahead(grid, hex, heading, far) === prize.hex) return true;
  return false;
}
