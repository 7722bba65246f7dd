import { ahead } from '@hexwyrm/hexmap';
import type { State, World } from '../index.ts';
import { type Ways, waysOf } from './distances.ts';

type Unit = State['units'][number];

/** What a good place is worth, in the currency of value.ts. */
const WEIGHT = {
  /** Value to an invader of a point of a prize not yet taken, and the cost of each step towards it. */
  prize: 3,
  step: 1,
  /** A prize with a defender in it is harder to get. */
  guarded: 2,
  /** In the air nothing can be walked into; a look ahead saves some of the way. */
  aloft: 5,
  outlook: 0.25,
  blindAlley: 2,
  /** A point of a prize in the line of fire; and of one that is underfoot. */
  aim: 1.5,
  underfoot: 4,
  /** A defender in a prize keeps most invaders from destroying it. */
  guard: 1.5,
  /** Each step between a defender and a useful place. */
  chase: 0.4,
  /** A defender next to a monster on the ground. */
  menace: 0.5,
} as const;

/** `unit.hex` of a unit that waits beside the map, which is worse for an invader than the farthest hex of it. */
const WAITING = -1;
const NOWHERE = -70;

/** Archers want a distance, wizards a greater one; all others want to be close. */
const COMFORT: Readonly<Record<string, number>> = {
  ARH: 2,
  GOB: 2,
  CAT: 3,
  BAL: 3,
  WZD: 4,
  OWZD: 4,
  ELOWYN: 12,
};

interface Prize {
  readonly hex: number;
  readonly appeal: number;
}

const onMap = (state: State, side: Unit['side']): readonly Unit[] =>
  state.units.filter((unit) => unit.side === side && unit.hex >= 0);

/** How well the invaders are placed to destroy more. */
export function invaderPlaces(state: State, world: World): number {
  const ways = waysOf(world.map);
  const prizes = standingPrizes(state, world, ways);
  return state.units.reduce((sum, unit) => {
    if (unit.side !== 'invader' || unit.hex < WAITING) return sum;
    return sum + (unit.hex === WAITING ? NOWHERE : pull(unit, world, ways, prizes));
  }, 0);
}

/** Prizes not destroyed yet, and how inviting they are. */
function standingPrizes(state: State, { map }: World, { prizes }: Ways): readonly Prize[] {
  const guards = new Set(onMap(state, 'defender').map(({ hex }) => hex));
  return prizes.flatMap((hex) => {
    if (state.razed.some((ruin) => ruin.hex === hex)) return [];
    return [{ hex, appeal: map.vp[hex] * WEIGHT.prize - (guards.has(hex) ? WEIGHT.guarded : 0) }];
  });
}

/** The best prize an invader has in sight, less the way to it; a major monster should also look that way. */
function pull(unit: Unit, world: World, ways: Ways, prizes: readonly Prize[]): number {
  const type = world.types[unit.type];
  if (type.destroys === 'none') return 0;
  const way = type.flyRange > 0 || type.gait === 'swims' ? ways.flight : ways.foot;
  const from = (hex: number): number =>
    prizes.reduce((best, prize) => Math.max(best, prize.appeal - way(hex, prize.hex) * WEIGHT.step), NOWHERE);
  const { body } = unit;
  const underfoot = !body?.aloft && prizes.some(({ hex }) => hex === unit.hex) ? world.map.vp[unit.hex] : 0;
  const here = from(unit.hex) + underfoot * WEIGHT.underfoot;
  if (!body || body.facing === -1) return here;
  const next = ahead(world.map.grid, unit.hex, body.facing, 2);
  const outlook = next < 0 ? -WEIGHT.blindAlley : (from(next) - from(unit.hex)) * WEIGHT.outlook;
  return here + outlook + aim(unit, world, prizes) - (body.aloft ? WEIGHT.aloft : 0);
}

/** Prizes that the unit's next breath would burn. */
function aim({ type, hex, body }: Unit, { map, types }: World, prizes: readonly Prize[]): number {
  const { breath } = types[type];
  if (!breath || !body || body.breaths === 0 || body.facing === -1) return 0;
  if (body.aloft && !breath.fromFlight) return 0;
  let value = 0;
  for (let steps = 1; steps <= breath.range; steps++) {
    const target = ahead(map.grid, hex, body.facing, steps);
    if (prizes.some((prize) => prize.hex === target)) value += map.vp[target] * WEIGHT.aim;
  }
  return value;
}

/** How well the defenders are placed to stop the invaders. */
export function defenderPlaces(state: State, world: World): number {
  const ways = waysOf(world.map);
  const invaders = onMap(state, 'invader');
  return onMap(state, 'defender').reduce((sum, unit) => sum - lag(unit, state, world, ways, invaders), 0);
}

/** How far a defender is from being of use. */
function lag(unit: Unit, state: State, { map }: World, ways: Ways, invaders: readonly Unit[]): number {
  const comfort = COMFORT[unit.type] ?? 1;
  let steps = invaders.length === 0 ? 0 : 30;
  let menace = 0;
  for (const invader of invaders) {
    const away = ways.foot(unit.hex, invader.hex);
    steps = Math.min(steps, Math.abs(away - comfort));
    if (away === 1 && comfort === 1 && invader.body?.aloft === false) menace = WEIGHT.menace;
  }
  const guards = map.vp[unit.hex] > 0 && !state.razed.some((ruin) => ruin.hex === unit.hex);
  return steps * WEIGHT.chase - menace - (guards ? map.vp[unit.hex] * WEIGHT.guard : 0);
}
