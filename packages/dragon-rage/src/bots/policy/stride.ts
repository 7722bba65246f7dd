import { DIRECTIONS, opposite, turn } from '@hexwyrm/hexmap';
import { memo } from '@hexwyrm/wargame';
import { type CityMap, FORD, OFFMAP, RIVER, SEA } from '../../index.ts';
import { type Barriers, barrierPrice, FAR } from './approach.ts';
import type { Scene } from './scene.ts';

/** Movement points of a walking major monster to each prize, from every hex and facing (hex * 6 + facing). */
export type Strides = readonly Uint8Array[];

const MOST_KEPT = 300;
const keptFor = memo((_map: CityMap) => new Map<string, Strides>());
const stridesBy = memo((_barriers: Barriers): { strides: Strides | null } => ({ strides: null }));

/** Doors fall to any monster that faces them, so that gates alone make a difference. */
export function stridesOf(scene: Scene, barriers: Barriers): Strides {
  const known = stridesBy(barriers);
  known.strides ??= stridesAt(scene, barriers.at.filter((_, number) => isGate(scene, number)).join(''));
  return known.strides;
}

const isGate = ({ map }: Scene, number: number): boolean => map.entrances[number].kind === 'gate';

function stridesAt(scene: Scene, gates: string): Strides {
  const kept = keptFor(scene.map);
  let strides = kept.get(gates);
  if (!strides) {
    if (kept.size >= MOST_KEPT) kept.clear();
    strides = scene.ways.prizes.map((prize) => stridesTo(scene, prize));
    kept.set(gates, strides);
  }
  return strides;
}

const TURNS = [1, -1] as const;

/**
 * Backwards from the prize, one bucket for each point spent: a step goes into one of the three hexes ahead and leaves
 * the monster facing that way, a turn on the spot costs a point (DR-2.12.1.1.1-b, d).
 */
function stridesTo(scene: Scene, prize: number): Uint8Array {
  const { grid, terrain } = scene.map;
  const cost = new Uint8Array(grid.size * 6).fill(FAR);
  const buckets: number[][] = Array.from({ length: FAR }, () => []);
  const arrive = (pose: number, spent: number): void => {
    if (spent >= FAR || cost[pose] <= spent) return;
    cost[pose] = spent;
    buckets[spent].push(pose);
  };
  for (const pose of posesAt(scene, prize)) arrive(pose, 0);
  for (let spent = 0; spent < FAR; spent++) {
    for (const pose of buckets[spent]) {
      if (cost[pose] !== spent) continue;
      const hex = Math.floor(pose / 6);
      const facing = DIRECTIONS[pose % 6];
      for (const way of TURNS) arrive(hex * 6 + turn(facing, way), spent + 1);
      const before = grid.neighbour[hex * 6 + opposite(facing)];
      if (before < 0 || !bears(terrain[hex]) || !bears(terrain[before])) continue;
      const price = barrierPrice(scene, before * 6 + facing);
      if (price < 0) continue;
      arrive(before * 6 + facing, spent + price);
      for (const way of TURNS) arrive(before * 6 + turn(facing, way), spent + price);
    }
  }
  return cost;
}

/** Where the walk ends: in the prize, or facing the door that has to be broken (DR-2.5.5.1-f). */
function posesAt({ map }: Scene, prize: number): number[] {
  const poses: number[] = [];
  for (const facing of DIRECTIONS) {
    if (map.vpDoor[prize] === 0) poses.push(prize * 6 + facing);
    else if (map.entrance[prize * 6 + facing] >= 0)
      poses.push(prize * 6 + facing, map.grid.neighbour[prize * 6 + facing] * 6 + opposite(facing));
  }
  return poses;
}

/** Ground that a walking monster can stand on. */
export const bears = (ground: number): boolean =>
  ground !== OFFMAP && ground !== SEA && ground !== RIVER && ground !== FORD;
