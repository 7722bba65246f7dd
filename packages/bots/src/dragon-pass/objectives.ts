import { SCENARIO_SHEETS, type State, type World } from '@hexwyrm/dragon-pass';
import type { Stack } from './stacks.ts';

/** A place that counts in the scenario, and how much. */
export interface Objective {
  readonly hex: number;
  readonly weight: number;
}

const FORTRESS = 30;
const CAPITAL = 90;

const VICTORY = new Map(SCENARIO_SHEETS.map(({ id, victory }) => [id, victory]));

/** By what the scenario is won. */
export const victoryOf = ({ scenario }: State): string | undefined => VICTORY.get(scenario);

/** The places over which the scenario is decided. */
export function objectivesIn(state: State, { land }: World): readonly Objective[] {
  const boldhome = land.capitals.sartar;
  const objectives = state.control.map(({ hex }) => ({ hex, weight: hex === boldhome ? CAPITAL : FORTRESS }));
  switch (victoryOf(state)) {
    case 'counterstroke':
      return objectives.filter(({ hex }) => hex === boldhome);
    case 'high-tide':
      return objectives;
    default:
      return objectives.map(({ hex }) => ({ hex, weight: FORTRESS }));
  }
}

/** The places to go to: those of others; when there are none, one's own. */
export function goalsIn(
  state: State,
  world: World,
  player: number,
  stacks: ReadonlyMap<number, Stack>,
): readonly number[] {
  const places = objectivesIn(state, world).map(({ hex }) => hex);
  const goals = places.filter((hex) => holderOf(state, hex, stacks) !== player);
  return goals.length > 0 ? goals : places;
}

/** Who stands there, or was there last. */
export const holderOf = (state: State, hex: number, stacks: ReadonlyMap<number, Stack>): number | undefined =>
  stacks.get(hex)?.owner ?? state.control.find((place) => place.hex === hex)?.player;

/** Enemies this near, in movement points, can be at a place in a turn. */
const MARCH = 7;

/** What could come to a place in a turn. */
export function threatTo(
  world: World,
  hex: number,
  player: number,
  stacks: ReadonlyMap<number, Stack>,
): number {
  const way = wayTo(world, hex);
  let threat = 0;
  for (const { hex: from, owner, worth } of stacks.values())
    if (owner !== player && (way[from] ?? MARCH) < MARCH) threat += worth;
  return threat;
}

const ways = new WeakMap<World, Map<number, Float64Array>>();

/** How far it is from each hex to a place for troops on foot, in movement points; what cannot be walked is endless. */
export function wayTo(world: World, goal: number): Float64Array {
  const known = ways.get(world) ?? new Map<number, Float64Array>();
  ways.set(world, known);
  const found = known.get(goal) ?? march(world, goal);
  known.set(goal, found);
  return found;
}

const ROAD = 0.7;

/** From the goal outwards, always on from the hex that is nearest. */
function march({ land }: World, goal: number): Float64Array {
  const { neighbour, size } = land.grid;
  const far = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  far[goal] = 0;
  const open = new Set([goal]);
  while (open.size > 0) {
    let hex = -1;
    for (const other of open) if (hex < 0 || (far[other] ?? 0) < (far[hex] ?? 0)) hex = other;
    open.delete(hex);
    const cost = land.chart[hex]?.cost ?? 1;
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      const next = neighbour[side] ?? -1;
      if (next < 0 || land.terrain[next] === 'lake' || land.terrain[next] === 'sea') continue;
      const length = (far[hex] ?? 0) + ((land.road[side] ?? 0) > 0 ? ROAD : cost);
      if (length >= (far[next] ?? 0)) continue;
      far[next] = length;
      open.add(next);
    }
  }
  return far;
}
