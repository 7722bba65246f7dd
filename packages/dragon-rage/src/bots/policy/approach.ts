import { type Direction, reach } from '@hexwyrm/hexmap';
import { memo } from '@hexwyrm/wargame';
import { type CityMap, INVADER_HOLDS, OFFMAP, OPENED, RIVER, SEA, SMASHED } from '../../index.ts';
import type { Scene, UnitType } from './scene.ts';

/** Steps to a prize that cannot be reached, or not worth walking to. */
export const FAR = 60;

/** What an entrance is to an invader. */
export const OPEN = 0;
const UNGUARDED = 1;
const GUARDED = 2;
type Barrier = typeof OPEN | typeof UNGUARDED | typeof GUARDED;

/** Steps that walls and entrances cost a unit, on average and with friends who try as well; NEVER: not that way. */
interface Climb {
  readonly wall: number;
  readonly door: number;
  readonly gate: number;
  readonly wades: boolean;
  /** Goes through any entrance. */
  readonly airy: boolean;
}

const NEVER = -1;
/** Points a major monster spends on a guarded gate, on average. */
const GATE_BY_FORCE = 4;
/** The rest of the move is lost when a unit stops to break or to climb. */
const STOP = 2;
/** A turn that fails costs less than a whole move: others try at the same time. */
const TRY = 0.25;
/** A door is tried by one unit at a time. */
const DOOR = 0.9;

/** Types that climb alike share the ways that are worked out for one of them. */
const climbs = new Map<string, Climb>();

const climbOf = memo((type: UnitType): Climb => {
  const price = (chance: number, share = TRY) =>
    chance <= 0 ? NEVER : Math.round(STOP + type.mp * share * (1 / chance - 1));
  const watched = type.scaleUnwatchedOnly ? 0 : oneDie(type.scale);
  const climb = {
    wall: price((oneDie(type.scale === 0 ? 0 : type.scale - 1) + watched) / 2),
    door: price(twoDice(type.door), DOOR),
    gate: price(twoDice(type.gate)),
    wades: type.gait === 'wades',
    airy: type.gait === 'elemental',
  };
  const key = JSON.stringify(climb);
  const known = climbs.get(key) ?? climb;
  climbs.set(key, known);
  return known;
});

/** The chance of a roll of that much or more; 0 stands for what never succeeds. */
export const oneDie = (needs: number): number => (needs <= 0 ? 0 : Math.min(1, (7 - needs) / 6));

export function twoDice(needs: number): number {
  if (needs <= 0) return 0;
  let ways = 0;
  for (let first = 1; first <= 6; first++)
    for (let second = 1; second <= 6; second++) if (first + second >= needs) ways++;
  return ways / 36;
}

/** Steps from any hex to each prize, by the place of the prize among all of the map. */
export type Approach = readonly Uint8Array[];

/** How entrances are at present, and the ways that were worked out for that. */
export interface Barriers {
  readonly at: readonly Barrier[];
  readonly approaches: Map<Climb, Approach>;
}

const MOST_KEPT = 2000;

/** All that have been met on a map, and the one that was met last: it is often met again. */
const metOn = memo((_map: CityMap) => ({ last: NOWHERE, all: new Map<string, Barriers>() }));
const NOWHERE: Barriers = { at: [], approaches: new Map() };

/** What is worked out for barriers serves as long as nothing changes there. */
export function barriersOf(scene: Scene): Barriers {
  const met = metOn(scene.map);
  if (!isNow(scene, met.last)) met.last = meet(scene, met.all);
  return met.last;
}

function isNow(scene: Scene, { at }: Barriers): boolean {
  const { length } = scene.map.entrances;
  if (at.length !== length) return false;
  for (let number = 0; number < length; number++) if (at[number] !== barrierAt(scene, number)) return false;
  return true;
}

function meet(scene: Scene, all: Map<string, Barriers>): Barriers {
  const at = scene.map.entrances.map((_, number) => barrierAt(scene, number));
  const key = at.join('');
  let barriers = all.get(key);
  if (!barriers) {
    if (all.size >= MOST_KEPT) all.clear();
    barriers = { at, approaches: new Map() };
    all.set(key, barriers);
  }
  return barriers;
}

function barrierAt(scene: Scene, number: number): Barrier {
  const { of, inside } = scene.map.entrances[number];
  const bits = scene.state.entrances[number];
  if ((bits & (SMASHED | OPENED)) !== 0) return OPEN;
  if (of === 'wall' && (bits & INVADER_HOLDS) !== 0) return OPEN;
  return scene.garrison[inside] === 1 ? GUARDED : UNGUARDED;
}

/** The ways of an invader to the prizes, on the ground, by what it can climb, break or wade. */
export function approachOf(scene: Scene, type: UnitType, { approaches }: Barriers): Approach {
  const climb = climbOf(type);
  let approach = approaches.get(climb);
  if (!approach) {
    approach = scene.ways.prizes.map((prize) => stepsTo(scene, climb, prize));
    approaches.set(climb, approach);
  }
  return approach;
}

/** What a step across the hexside costs a walking major monster: doors fall as it faces them; -1: no way. */
export function barrierPrice(scene: Scene, side: number): number {
  const { map } = scene;
  const number = map.entrance[side];
  if (number < 0) return map.wall[side] + map.towerSide[side] > 0 || map.access[side] === 0 ? -1 : 1;
  if (map.entrances[number].kind === 'door') return 1;
  return [1, 2, 1 + GATE_BY_FORCE][barrierAt(scene, number)];
}

/** Backwards from the prize: the price of a step belongs to the hex it leaves in this search. */
function stepsTo(scene: Scene, climb: Climb, prize: number): Uint8Array {
  const { grid } = scene.map;
  const { cost } = reach(grid, prize, FAR - 1, (to, from, direction) =>
    stepPrice(scene, climb, from, to, direction),
  );
  return Uint8Array.from(cost, (steps) => (steps < 0 ? FAR : steps));
}

function stepPrice(scene: Scene, climb: Climb, from: number, to: number, back: Direction): number {
  const { map } = scene;
  const side = to * 6 + back;
  const ground = map.terrain[from];
  if (ground === OFFMAP || ground === SEA || (ground === RIVER && !climb.wades)) return -1;
  if (map.access[side] === 0 && !climb.wades) return -1;
  const number = map.entrance[side];
  if (number >= 0) return passing(scene, climb, number);
  if (map.towerSide[side] === 1) return -1;
  if (map.wall[side] !== 1) return 1;
  return climb.wall < 0 ? -1 : 1 + climb.wall;
}

function passing(scene: Scene, climb: Climb, number: number): number {
  const { kind } = scene.map.entrances[number];
  if (climb.airy) return 1;
  switch (barrierAt(scene, number)) {
    case OPEN:
      return 1;
    case UNGUARDED:
      return kind === 'gate' ? 2 : 1 + STOP;
    case GUARDED: {
      const price = kind === 'gate' ? climb.gate : climb.door;
      return price < 0 ? -1 : 1 + price;
    }
  }
}
