import { ahead, DIRECTIONS, type Direction, turn } from '@hexwyrm/hexmap';
import { memo } from '@hexwyrm/wargame';
import { OFFMAP, scoreOf, TOWER } from '../../index.ts';
import { type Barriers, barrierPrice, OPEN } from './approach.ts';
import { soundness, walkPoints } from './body.ts';
import { flightsFrom } from './flight.ts';
import { isFoggy, type Scene, typeOf, type Unit } from './scene.ts';
import { bears } from './stride.ts';

/** Where a major monster is, or might be. */
export interface Pose {
  readonly hex: number;
  readonly facing: Direction;
  readonly aloft: boolean;
}

/** Prizes, by their place among all of the map, that burn at one breath from a hex. */
interface Blaze {
  readonly from: number;
  readonly prizes: readonly number[];
}

const NONE: readonly number[] = [];
/** No monster moves or breathes farther. */
const MOST = 64;

/** What its next breath may burn: all prizes of which it can have no more, by their place among all of the map. */
export interface Burning {
  /** From where it is. */
  readonly here: readonly number[];
  /** After a walk, a bound or a flight. */
  readonly afterMove: readonly number[];
}

const NOTHING: Burning = { here: NONE, afterMove: NONE };

export function burningBy(
  unit: Unit,
  pose: Pose,
  scene: Scene,
  barriers: Barriers,
  springs: boolean,
): Burning {
  const { body } = unit;
  const type = typeOf(scene, unit);
  const { breath } = type;
  if (!breath || !body || body.breaths === 0 || (pose.aloft && !breath.fromFlight)) return NOTHING;
  if (soundness(unit, type, 'head') === 0) return NOTHING;
  const range = pose.aloft ? type.flyRange : springs ? type.boundRange : 0;
  const points = pose.aloft ? 0 : walkPoints(unit, type);
  const key =
    ((((pose.hex * 6 + pose.facing) * 2 + Number(pose.aloft)) * MOST + range) * MOST + points) * MOST +
    breath.range;
  const kept = keptBy(scene, barriers);
  let known = kept.get(key);
  if (!known) {
    const here = [pose.hex * 6 + pose.facing];
    const poses = pose.aloft ? flownTo(scene, pose, range) : movedTo(scene, pose, points, range);
    known = {
      here: blazesFrom(scene, barriers, here, breath.range, pose.aloft),
      afterMove: blazesFrom(scene, barriers, poses, breath.range, pose.aloft),
    };
    kept.set(key, known);
  }
  const { hex, aloft } = pose;
  return {
    here: best(scene, known.here, () => true),
    afterMove: best(scene, known.afterMove, (from) => aloft || from === hex || scene.garrison[from] === 0),
  };
}

/** Points on which the game does not turn any more do not count. */
function best(scene: Scene, blazes: readonly Blaze[], isFree: (hex: number) => boolean): readonly number[] {
  if (blazes.length === 0) return NONE;
  const { worth, needed } = worthsIn(scene);
  let most = 0;
  let found: number[] = [];
  for (const { from, prizes } of blazes) {
    if (!isFree(from)) continue;
    let sum = 0;
    for (const index of prizes) sum += worth[index];
    sum = Math.min(sum, needed);
    if (sum === 0 || sum < most) continue;
    if (sum > most) found = [];
    most = sum;
    found.push(...prizes);
  }
  return found;
}

/** What burns of each prize of the map, and the points that end the game; fog lets no flame in (DR-2.8.6-l). */
const worthsIn = memo((scene: Scene) => {
  const worth = new Float64Array(scene.ways.prizes.length);
  for (const { hex, index, vp } of scene.prizes) worth[index] = isFoggy(scene, hex) ? 0 : vp;
  return { worth, needed: scene.state.goal - scoreOf(scene.state) };
});

interface Blazes {
  readonly here: readonly Blaze[];
  readonly afterMove: readonly Blaze[];
}

const MOST_KEPT = 300;
const keptFor = memo((_ways: Scene['ways']) => new Map<string, Map<number, Blazes>>());
const blazesBy = memo((_barriers: Barriers): { kept: Map<number, Blazes> | null } => ({ kept: null }));

/** Of doors it matters only whether they are open. */
function keptBy({ map, ways }: Scene, barriers: Barriers): Map<number, Blazes> {
  const known = blazesBy(barriers);
  if (known.kept) return known.kept;
  const all = keptFor(ways);
  const key = barriers.at
    .map((at, number) => (map.entrances[number].kind === 'gate' ? at : Math.min(at, 1)))
    .join('');
  let kept = all.get(key);
  if (!kept) {
    if (all.size >= MOST_KEPT) all.clear();
    kept = new Map();
    all.set(key, kept);
  }
  known.kept = kept;
  return kept;
}

function blazesFrom(
  scene: Scene,
  barriers: Barriers,
  poses: Iterable<number>,
  range: number,
  aloft: boolean,
): readonly Blaze[] {
  const found = new Map<string, Blaze>();
  for (const pose of poses) {
    const from = Math.floor(pose / 6);
    const facing = DIRECTIONS[pose % 6];
    for (const heading of frontOf(facing)) {
      const isFaced = heading === facing;
      const prizes = flame(scene, barriers, from, heading, range, aloft, isFaced);
      if (prizes.length > 0) found.set(`${from} ${prizes.join(' ')}`, { from, prizes });
    }
  }
  return [...found.values()];
}

export const frontOf = (facing: Direction): readonly Direction[] => [
  facing,
  turn(facing, 1),
  turn(facing, -1),
];

/** The poses (hex * 6 + facing) in which a walk or a bound may end. */
function movedTo(scene: Scene, { hex, facing }: Pose, points: number, range: number): Set<number> {
  const { grid, terrain } = scene.map;
  const poses = new Set<number>();
  const buckets: number[][] = Array.from({ length: points + 1 }, () => []);
  const arrive = (pose: number, spent: number): void => {
    if (spent > points || poses.has(pose)) return;
    poses.add(pose);
    buckets[spent].push(pose);
  };
  arrive(hex * 6 + facing, 0);
  for (let spent = 0; spent <= points; spent++) {
    for (const pose of buckets[spent]) {
      const from = Math.floor(pose / 6);
      for (const heading of frontOf(DIRECTIONS[pose % 6])) {
        arrive(from * 6 + heading, spent + 1);
        const to = grid.neighbour[from * 6 + heading];
        const price = to >= 0 && bears(terrain[to]) ? barrierPrice(scene, from * 6 + heading) : -1;
        if (price > 0) arrive(to * 6 + heading, spent + price);
      }
    }
  }
  for (const heading of frontOf(facing))
    for (let far = 1; far <= range; far++) {
      const to = ahead(grid, hex, heading, far);
      if (to >= 0 && bears(terrain[to])) poses.add(to * 6 + heading);
    }
  return poses;
}

function flownTo({ map }: Scene, { hex, facing }: Pose, range: number): Set<number> {
  const poses = new Set([hex * 6 + facing]);
  flightsFrom(map, hex, facing, range, (to, heading, turns) => {
    for (const last of turns ? frontOf(heading) : [heading]) poses.add(to * 6 + last);
  });
  return poses;
}

/**
 * Prizes in a straight line that ends at walls and in the first tower, save for a door that falls as the monster faces it
 * (DR-2.5.5.1-a); from the air only towers burn.
 */
function flame(
  { map, ways }: Scene,
  barriers: Barriers,
  start: number,
  heading: Direction,
  range: number,
  aloft: boolean,
  isFaced: boolean,
): number[] {
  const isOpen = (entrance: number, step: number): boolean =>
    barriers.at[entrance] === OPEN || (isFaced && step === 0 && map.entrances[entrance].kind === 'door');
  const burning: number[] = [];
  let from = start;
  for (let step = 0; step < range; step++) {
    const side = from * 6 + heading;
    const to = map.grid.neighbour[side];
    if (to < 0 || map.terrain[to] === OFFMAP) break;
    const tower = map.terrain[to] === TOWER;
    const over = aloft || (step === 0 && map.terrain[from] === TOWER && !tower);
    const entrance = map.entrance[side];
    const shut = entrance >= 0 ? !isOpen(entrance, step) : map.wall[side] + map.towerSide[side] > 0;
    if (shut && !over) break;
    const prize = ways.prizeAt(to);
    if (prize >= 0 && (tower || !aloft)) burning.push(prize);
    if (tower) break;
    from = to;
  }
  return burning;
}
