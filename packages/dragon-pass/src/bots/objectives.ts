import { reach } from '@hexwyrm/hexmap';
import { SCENARIO_SHEETS, type State, type World } from '../index.ts';
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

/** The places to go to: those of others; if there are none, the player's own. */
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

/** The player in the hex now, or there last. */
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
    if (owner !== player && way(from) < MARCH) threat += worth;
  return threat;
}

/** Farther than this is far away, in movement points. */
export const FAR = 60;

/** Prices are reckoned in tenths of a movement point. */
const POINT = 10;
const ROAD = 7;

const ways = new WeakMap<World, Map<number, (hex: number) => number>>();

/** How far it is from a hex to a place for troops on foot, in movement points. */
export function wayTo(world: World, goal: number): (hex: number) => number {
  const known = ways.get(world) ?? new Map<number, (hex: number) => number>();
  ways.set(world, known);
  const found = known.get(goal) ?? wayFrom(world, goal);
  known.set(goal, found);
  return found;
}

/** From the goal outwards: a step costs what the hex costs to enter that it comes from. */
function wayFrom({ land }: World, goal: number): (hex: number) => number {
  const { cost } = reach(land.grid, goal, FAR * POINT, (hex, next, direction) => {
    if (land.terrain[next] === 'lake' || land.terrain[next] === 'sea') return -1;
    return (land.road[hex * 6 + direction] ?? 0) > 0 ? ROAD : (land.chart[hex]?.cost ?? 1) * POINT;
  });
  return (hex) => {
    const tenths = cost[hex] ?? -1;
    return tenths < 0 ? FAR : tenths / POINT;
  };
}
