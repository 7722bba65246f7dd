import { reach } from '@hexwyrm/hexmap';
import { PEOPLES, SCENARIO_SHEETS, type State, type World } from '../../../index.ts';
import { FAR } from '../../objectives.ts';
import { neighboursOf, type Scene } from '../scene.ts';

/** Prices are reckoned in tenths of a movement point. */
const POINT = 10;
const ROAD = 7;
/** To come past enemies, and to fight one's way through them. */
const BESIDE = 15;
const THROUGH = 60;
/** A unit in the land of a neutral people gives the rival a point with it (DP-14.1.5-a). */
const TRESPASS = 15;

const CLOSED = new Map(SCENARIO_SHEETS.map(({ id, closed }) => [id, new Set<string>(closed)]));

/** Fields kept: a search asks for the same again and again. */
const KEPT = 200;

interface Known {
  readonly grounds: Map<string, Int16Array>;
  readonly fields: Map<string, Float32Array>;
}

const knownIn = new WeakMap<World, Known>();

/** By hex: how far it is from there to a place for troops on foot, in movement points, as the enemy stands now. */
export function fieldTo(scene: Scene, goal: number): Float32Array {
  const { world, state, camps } = scene;
  const known = knownIn.get(world) ?? { grounds: new Map(), fields: new Map() };
  knownIn.set(world, known);
  const neutral = neutralLands(state);
  const lands = `${state.scenario} ${neutral.join(' ')}`;
  const ground = known.grounds.get(lands) ?? groundOf(world, state, neutral);
  known.grounds.set(lands, ground);
  const key = `${goal} ${lands} ${[...camps.keys()].sort((a, b) => a - b).join(' ')}`;
  const field = known.fields.get(key) ?? explore(scene, goal, ground);
  if (known.fields.size >= KEPT) known.fields.clear();
  known.fields.set(key, field);
  return field;
}

function explore({ world, camps }: Scene, goal: number, ground: Int16Array): Float32Array {
  const { grid } = world.land;
  const met = new Int16Array(grid.size);
  for (const camp of camps.keys())
    if (camp !== goal) for (const hex of neighboursOf(world, camp)) met[hex] = BESIDE;
  for (const camp of camps.keys()) if (camp !== goal) met[camp] = THROUGH;
  const { cost } = reach(grid, goal, FAR * POINT, (hex, _, direction) => {
    const price = ground[hex * 6 + direction];
    return price < 0 ? -1 : price + met[hex];
  });
  const field = new Float32Array(grid.size);
  for (let hex = 0; hex < field.length; hex++) field[hex] = cost[hex] < 0 ? FAR : cost[hex] / POINT;
  return field;
}

/**
 * By hex * 6 + direction, from the goal outwards: a step costs what the hex costs to enter that it comes from, where nobody is
 * in the way; -1 where nobody goes.
 */
function groundOf({ land }: World, { scenario }: State, neutral: readonly string[]): Int16Array {
  const closed = CLOSED.get(scenario);
  return Int16Array.from(land.grid.neighbour, (next, side) => {
    const terrain = land.terrain[next];
    if (next < 0 || terrain === 'lake' || terrain === 'sea' || closed?.has(land.territory[next])) return -1;
    const hex = Math.floor(side / 6);
    const price = land.road[side] > 0 ? ROAD : land.chart[hex].cost * POINT;
    return price + (neutral.includes(land.territory[hex]) ? TRESPASS : 0);
  });
}

/** Lands of peoples that nobody has won, where there is diplomacy. */
function neutralLands({ diplomacy }: State): readonly string[] {
  if (diplomacy === undefined) return [];
  const isNeutral = (id: string): boolean => !diplomacy.allied.some(({ people }) => people === id);
  return PEOPLES.flatMap(({ id, territory }) => (territory && isNeutral(id) ? [territory] : []));
}
