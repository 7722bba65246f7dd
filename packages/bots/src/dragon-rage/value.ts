import type { State } from '@hexwyrm/dragon-rage';
import type { Seat } from '@hexwyrm/kernel';
import { type Ways, waysOf } from './distances.ts';
import { scoreOf, type World, worldFor } from './engine.ts';

type Unit = State['units'][number];
type Army = Readonly<Record<string, number | undefined>>;

/** What things are worth, all in one currency: the whole goal is worth 200. */
const WEIGHT = {
  goal: 200,
  won: 10_000,
  /** A point of a unit's price. */
  material: 1.5,
  breath: 3,
  spellPoint: 0.4,
  smashedEntrance: 2,
  /** What an invader sees in a prize before he has it, and what each step towards it costs. */
  prize: 3,
  step: 1,
  /** A defender who stands in a prize keeps most invaders from destroying it. */
  guard: 1.5,
  /** Each step a defender is away from where he is useful. */
  chase: 0.4,
  /** A defender next to a monster that stands on the ground. */
  menace: 0.5,
} as const;

/** `unit.hex` of a unit that waits beside the map, which is worse for an invader than the farthest hex of it. */
const WAITING = -1;
const NOWHERE = -70;

/** Archers want a distance, wizards a greater one; everybody else wants to be close. */
const COMFORT: Readonly<Record<string, number>> = {
  ARH: 2,
  GOB: 2,
  CAT: 3,
  BAL: 3,
  WZD: 4,
  OWZD: 4,
  ELOWYN: 12,
};

/**
 * How well the seat stands in a state of Dragon Rage: what it has over the other, and how its own units are placed. Where
 * the other's units would like to be is the other's concern: else the invader would run from all who chase him.
 */
export function evaluate(state: State, seat: Seat): number {
  if (state.outcome) {
    if (state.outcome.winner === null) return 0;
    return state.outcome.winner === seat ? WEIGHT.won : -WEIGHT.won;
  }
  const world = worldFor(state.map, state.corrections);
  const invading = state.seats.invader === seat;
  const placing = invading ? invaderPlaces(state, world) : defenderPlaces(state, world);
  return (invading ? 1 : -1) * advantage(state, world) + placing + draftValue(state, world, seat);
}

/** What the invader has over the defender. */
function advantage(state: State, world: World): number {
  let value = (WEIGHT.goal * scoreOf(state)) / state.goal;
  for (const bits of state.entrances) if ((bits & 1) !== 0) value += WEIGHT.smashedEntrance;
  for (const unit of state.units) {
    if (unit.hex === -2) continue;
    value += unit.side === 'invader' ? worthOf(unit, world) : -worthOf(unit, world);
  }
  return value;
}

function invaderPlaces(state: State, world: World): number {
  const ways = waysOf(world.map);
  const prizes = standingPrizes(state, world, ways);
  return state.units.reduce((sum, unit) => {
    if (unit.side !== 'invader' || unit.hex < WAITING) return sum;
    return sum + (unit.hex === WAITING ? NOWHERE : pull(unit, world, ways, prizes));
  }, 0);
}

function defenderPlaces(state: State, world: World): number {
  const ways = waysOf(world.map);
  const invaders = onMap(state, 'invader');
  return onMap(state, 'defender').reduce((sum, unit) => sum - lag(unit, state, world, ways, invaders), 0);
}

const onMap = (state: State, side: Unit['side']): readonly Unit[] =>
  state.units.filter((unit) => unit.side === side && unit.hex >= 0);

/** Prizes nobody has destroyed yet, with their worth. */
function standingPrizes(
  state: State,
  { map }: World,
  { prizes }: Ways,
): readonly { hex: number; vp: number }[] {
  return prizes.flatMap((hex) =>
    state.razed.some((ruin) => ruin.hex === hex) ? [] : [{ hex, vp: map.vp[hex] }],
  );
}

/** Price by health, with what the unit has left to spend. */
export function worthOf(unit: Unit, world: World): number {
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

/** The best prize an invader has in sight, less the way to it. */
function pull(unit: Unit, world: World, ways: Ways, prizes: readonly { hex: number; vp: number }[]): number {
  const type = world.types[unit.type];
  if (type.destroys === 'none') return 0;
  const way = type.flyRange > 0 || unit.type === 'SERPENT' ? ways.flight : ways.foot;
  let best = -60 * WEIGHT.step;
  for (const { hex, vp } of prizes) {
    best = Math.max(best, vp * WEIGHT.prize - way(unit.hex, hex) * WEIGHT.step);
  }
  return best;
}

/** How far a defender is from being of use. */
function lag(unit: Unit, state: State, world: World, ways: Ways, invaders: readonly Unit[]): number {
  const comfort = COMFORT[unit.type] ?? 1;
  let steps = invaders.length === 0 ? 0 : 30;
  let menace = 0;
  for (const invader of invaders) {
    const away = ways.foot(unit.hex, invader.hex);
    steps = Math.min(steps, Math.abs(away - comfort));
    if (away === 1 && comfort === 1 && invader.body?.aloft === false) menace = WEIGHT.menace;
  }
  const guards = world.map.vp[unit.hex] > 0 && !state.razed.some((ruin) => ruin.hex === unit.hex);
  return steps * WEIGHT.chase - menace - (guards ? world.map.vp[unit.hex] * WEIGHT.guard : 0);
}

/** In a draft a bigger army is a better one. */
function draftValue(state: State, world: World, seat: Seat): number {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'draft') return 0;
  const side = state.seats.invader === seat ? 'invader' : 'defender';
  const army: Army = frame.armies[side];
  return Object.values(world.types).reduce(
    (sum, type) => sum + (army[type.id] ?? 0) * type.cost[side] * WEIGHT.material,
    0,
  );
}
