import { ahead, type Direction, turn } from '@hexwyrm/hexmap';
import { OFFMAP, OPENED, SMASHED, TOWER } from '../../index.ts';
import { FAR } from './approach.ts';
import { soundness, walkPoints } from './body.ts';
import { landingsOf, takesOff, turnsTo } from './flight.ts';
import { type Prize, type Scene, typeOf, type Unit } from './scene.ts';
import type { Strides } from './stride.ts';

/** Where a major monster is, or might be. */
export interface Pose {
  readonly hex: number;
  readonly facing: Direction;
  readonly aloft: boolean;
}

/** Turns until the monster destroys each of the prizes, in their order; fractions make every step count. */
export function turnsToPrizes(unit: Unit, pose: Pose, scene: Scene, strides: Strides): number[] {
  const { map } = scene;
  const type = typeOf(scene, unit);
  const points = walkPoints(unit, type);
  const flies = type.flyRange > 0 && soundness(unit, type, 'wings') > 0.5;
  const springs = flies && (map.terrain[pose.hex] === TOWER || soundness(unit, type, 'legs') > 0.5);
  const landings = pose.aloft ? landingsOf(map, pose.hex, pose.facing, type.flyRange) : null;
  const blocked = takesOff(map, pose.hex, pose.facing) ? 0 : BLOCKED;
  const burning = fires(unit, pose, scene);
  return scene.prizes.map((prize) => {
    const away = scene.ways.flight(pose.hex, prize.hex);
    const turned = flies ? blocked + TURNED * turnsTo(map, pose.hex, pose.facing, prize.hex) : 0;
    if (burning?.includes(prize.hex)) return BREATH;
    const door = map.vpDoor[prize.hex] === 1;
    const guarded = prize.guarded || door;
    if (landings) {
      const inReach = landings[prize.hex] === 1;
      const tower =
        map.terrain[prize.hex] === TOWER &&
        unit.body !== null &&
        unit.body.breaths > 0 &&
        type.breath?.fromFlight;
      if (inReach && (!guarded || tower)) return LANDING + away * NEARER;
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

/** The hexes that its next breath would burn best, or null. */
function fires(unit: Unit, { hex, facing, aloft }: Pose, scene: Scene): readonly number[] | null {
  const { body } = unit;
  const type = typeOf(scene, unit);
  const { breath } = type;
  if (!breath || !body || body.breaths === 0 || (aloft && !breath.fromFlight)) return null;
  if (soundness(unit, type, 'head') === 0) return null;
  let best: readonly number[] | null = null;
  let most = 0;
  for (const heading of frontOf(facing)) {
    const line = flame(scene, hex, heading, breath.range, aloft);
    let vp = 0;
    for (const prize of scene.prizes) if (line.includes(prize.hex)) vp += prize.vp;
    if (vp > most) [best, most] = [line, vp];
  }
  return best;
}

const frontOf = (facing: Direction): readonly Direction[] => [facing, turn(facing, 1), turn(facing, -1)];

/** A straight line that ends at walls and in the first tower; from the air only towers burn. */
function flame(
  { map, state }: Scene,
  start: number,
  heading: Direction,
  range: number,
  aloft: boolean,
): number[] {
  const burning: number[] = [];
  let from = start;
  for (let step = 0; step < range; step++) {
    const side = from * 6 + heading;
    const to = map.grid.neighbour[side];
    if (to < 0 || map.terrain[to] === OFFMAP) break;
    const tower = map.terrain[to] === TOWER;
    const over = aloft || (step === 0 && map.terrain[from] === TOWER && !tower);
    const entrance = map.entrance[side];
    const shut =
      entrance >= 0
        ? (state.entrances[entrance] & (OPENED | SMASHED)) === 0
        : map.wall[side] + map.towerSide[side] > 0;
    if (shut && !over) break;
    if (tower || !aloft) burning.push(to);
    if (tower) break;
    from = to;
  }
  return burning;
}
