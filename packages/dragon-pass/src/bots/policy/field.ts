import { reach } from '@hexwyrm/hexmap';
import { PEOPLES, SCENARIO_SHEETS, type State } from '../../index.ts';
import { FAR } from '../objectives.ts';
import { neighboursOf, type Scene } from './scene.ts';

/** Prices are reckoned in tenths of a movement point. */
const POINT = 10;
const ROAD = 7;
/** To come past enemies, and to fight one's way through them. */
const BESIDE = 15;
const THROUGH = 60;
/** A unit in the land of a neutral people gives the rival a point with it (DP-14.1.5-a). */
const TRESPASS = 15;

const CLOSED = new Map(SCENARIO_SHEETS.map(({ id, closed }) => [id, new Set<string>(closed)]));

/** By hex: how far it is from there to a place for troops on foot, in movement points, as the enemy stands now. */
export function fieldTo({ world, state, camps }: Scene, goal: number): Float32Array {
  const { land } = world;
  const closed = CLOSED.get(state.scenario);
  const neutral = neutralLands(state);
  const beside = new Set<number>();
  for (const camp of camps.keys())
    if (camp !== goal) for (const hex of neighboursOf(world, camp)) beside.add(hex);
  // From the goal outwards: a step costs what the hex costs to enter that it comes from.
  const { cost } = reach(land.grid, goal, FAR * POINT, (hex, next, direction) => {
    const terrain = land.terrain[next];
    if (terrain === 'lake' || terrain === 'sea' || closed?.has(land.territory[next])) return -1;
    const price = land.road[hex * 6 + direction] > 0 ? ROAD : land.chart[hex].cost * POINT;
    const met = camps.has(hex) && hex !== goal ? THROUGH : beside.has(hex) ? BESIDE : 0;
    return price + met + (neutral.has(land.territory[hex]) ? TRESPASS : 0);
  });
  return Float32Array.from(cost, (tenths) => (tenths < 0 ? FAR : tenths / POINT));
}

/** Lands of peoples that nobody has won, where there is diplomacy. */
function neutralLands({ diplomacy }: State): ReadonlySet<string> {
  if (diplomacy === undefined) return new Set();
  const isNeutral = (id: string): boolean => !diplomacy.allied.some(({ people }) => people === id);
  return new Set(PEOPLES.flatMap(({ id, territory }) => (territory && isNeutral(id) ? [territory] : [])));
}
