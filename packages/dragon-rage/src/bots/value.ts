import type { Seat } from '@hexwyrm/kernel';
import { type State, scoreOf, type World, worldFor } from '../index.ts';
import { defenderPlaces, invaderPlaces } from './placing.ts';

type Unit = State['units'][number];

/** What things are worth, all in one currency: the whole goal is worth 200. */
const WEIGHT = {
  goal: 200,
  won: 10_000,
  /** A point of a unit's price. */
  material: 1.5,
  breath: 3,
  spellPoint: 0.4,
  smashedEntrance: 2,
} as const;

/** `unit.hex` of a unit that is out of the game, and the bit of a broken entrance. */
const DEAD = -2;
const SMASHED = 1;

/**
 * How good a state of Dragon Rage is for the seat: its lead, and how its own units are placed. The placement
 * of the other side's units does not count: otherwise the invader would run from all pursuers.
 */
export function evaluate(state: State, seat: Seat): number {
  if (state.outcome) {
    if (state.outcome.winner === null) return 0;
    return state.outcome.winner === seat ? WEIGHT.won : -WEIGHT.won;
  }
  const world = worldFor(state.map, state.corrections);
  const invading = state.seats.invader === seat;
  const placing = invading ? invaderPlaces(state, world) : defenderPlaces(state, world);
  return (invading ? 1 : -1) * advantage(state, world) + placing;
}

/** What the invader has over the defender. */
function advantage(state: State, world: World): number {
  let value = (WEIGHT.goal * scoreOf(state)) / state.goal;
  for (const bits of state.entrances) if ((bits & SMASHED) !== 0) value += WEIGHT.smashedEntrance;
  for (const unit of state.units) {
    if (unit.hex === DEAD) continue;
    value += unit.side === 'invader' ? worthOf(unit, world) : -worthOf(unit, world);
  }
  return value;
}

/** Price by health, with what the unit has left to spend. */
function worthOf(unit: Unit, world: World): number {
  const type = world.types[unit.type];
  const price = type.cost[unit.side] * WEIGHT.material;
  const extras = unit.spellPoints * WEIGHT.spellPoint + (unit.body?.breaths ?? 0) * WEIGHT.breath;
  if (unit.wounded) return price * 0.6 + extras;
  return price * healthOf(unit, world) + extras;
}

/** From 0 to 1; what keeps a major monster alive counts as much as all the rest of it. */
function healthOf(unit: Unit, world: World): number {
  const { body } = unit;
  if (!body) return 1;
  const { areas, hp } = world.types[unit.type];
  if (!areas) return 0.3 + (0.7 * body.hp[0][0]) / hp;
  let left = 0;
  let printed = 0;
  let belly = 1;
  areas.forEach(({ area, groups, hp: each }, index) => {
    const points = body.hp[index].reduce((sum, group) => sum + group, 0);
    left += points;
    printed += groups * each;
    if (area === 'belly') belly = points / (groups * each);
  });
  return 0.5 * (left / printed) + 0.5 * belly;
}
