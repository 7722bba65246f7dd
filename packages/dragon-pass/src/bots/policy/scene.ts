import { EVEN, type Mood } from '@hexwyrm/bots';
import type { Seat } from '@hexwyrm/kernel';
import {
  MOON_PHASES,
  POWER_BLASTS,
  SCENARIO_SHEETS,
  type State,
  WHOLE,
  type World,
  worldFor,
} from '../../index.ts';
import { worthOf } from '../stacks.ts';

type Unit = State['units'][number];

/** A unit on the map as a player sizes it up. */
export interface Man {
  readonly id: number;
  readonly owner: number;
  /** Where it is; for one's own, where it might go. */
  hex: number;
  readonly from: number;
  /** What it strikes with now, and about what it costs to eliminate in the open; a magician's magic counts. */
  readonly cf: number;
  /** What it would be a pity to lose. */
  readonly worth: number;
  readonly mf: number;
  /** Who goes alike from the same hex has the same ways; null for those with ways of their own. */
  readonly gait: string | null;
  /** Counts towards the three that fight, holds ground and has a zone of control. */
  readonly major: boolean;
  /** Has a unit of magic to fear for: it keeps behind the front. */
  readonly magician: boolean;
  /** Neither halved by rivers nor by ridges, and besides the three that fight. */
  readonly hero: boolean;
  /** What it adds to each of those who fight beside it (DP-7.10.6.5-a). */
  readonly lead: number;
}

/** What a player sees at a glance: who is where, and how much of the game is left. */
export interface Scene {
  readonly state: State;
  readonly world: World;
  readonly player: number;
  readonly own: readonly Man[];
  readonly foes: readonly Man[];
  /** By hex: the enemies there, the strongest first. */
  readonly camps: ReadonlyMap<number, readonly Man[]>;
  /** From 0 to 1: how much of the game is over. */
  readonly elapsed: number;
  /** Movement phases of the player that are left, this one counted. */
  readonly left: number;
  /** No enemy moves any more before the end. */
  readonly last: boolean;
  /** An enemy can still bring down all who are in one hex. */
  readonly blasted: boolean;
  /** Whose eyes it is seen with. */
  readonly mood: Mood;
}

/** The hero whose life decides the scenario, and what that is worth in points of combat factor. */
const HEROES = new Map(SCENARIO_SHEETS.map(({ id, hero }) => [id, hero]));
const LIFE = 45;

const TURNS = new Map(SCENARIO_SHEETS.map(({ id, turns }) => [id, turns]));
const NOBODY = -1;

export function sceneOf(state: State, seat: Seat, mood: Mood = EVEN): Scene {
  const world = worldFor(state.corrections);
  const player = state.seats.indexOf(seat);
  const men = state.units.flatMap((unit, id) =>
    unit.hex < 0 || unit.owner === NOBODY || state.committed.includes(id)
      ? []
      : [manOf(state, world, unit, id)],
  );
  const foes = men.filter(({ owner }) => owner !== player).sort((a, b) => b.cf - a.cf);
  const turns = TURNS.get(state.scenario) ?? state.turn;
  return {
    state,
    world,
    player,
    own: men.filter(({ owner }) => owner === player).sort((a, b) => b.cf - a.cf),
    foes,
    camps: byHex(foes),
    elapsed: Math.min(1, (state.turn - 1 + state.active / state.seats.length) / turns),
    left: Math.max(1, turns - state.turn + 1),
    last: state.turn >= turns && isLastToMove(state),
    blasted: isBlasted(state, world, player),
    mood,
  };
}

/** Whether another has yet to use a power that destroys whole stacks. */
const isBlasted = (state: State, { types }: World, player: number): boolean =>
  Object.entries(POWER_BLASTS).some(
    ([power, { by }]) =>
      !state.used.some((used) => used === power) &&
      state.units.some(
        ({ owner, hex, type }) => owner !== player && hex >= 0 && types[type].abilities.has(by),
      ),
  );

const isLastToMove = ({ seats, active, reversed }: State): boolean =>
  active === (reversed ? 0 : seats.length - 1);

export function byHex(men: readonly Man[]): Map<number, Man[]> {
  const stacks = new Map<number, Man[]>();
  for (const man of men) {
    const stack = stacks.get(man.hex);
    if (stack) stack.push(man);
    else stacks.set(man.hex, [man]);
  }
  return stacks;
}

function manOf(state: State, world: World, unit: Unit, id: number): Man {
  const type = world.types[unit.type];
  const face = unit.down && type.back ? type.back : type.front;
  const magician = type.spirit !== null || type.agent !== null || (face.mgfCyclic !== null && type.major);
  const life = type.id === HEROES.get(state.scenario) ? LIFE : 0;
  const worth = worthOf(world, unit) + life;
  return {
    id,
    owner: unit.owner,
    hex: unit.hex,
    from: unit.hex,
    cf: magician
      ? worth
      : face.cfCyclic === null
        ? (face.cf ?? 0) / WHOLE
        : moonlight(state, world, face.cfCyclic, unit.hex),
    worth,
    mf: face.mf ?? 0,
    gait: gaitOf(type, unit),
    major: type.major,
    magician,
    hero: type.kind === 'hero' || type.kind === 'superhero',
    lead: face.leadership,
  };
}

/** Kinds that go as their counters say. */
const WALKERS: ReadonlySet<string> = new Set(['infantry', 'cavalry', 'magician', 'hero', 'superhero']);

function gaitOf(
  { kind, faction, front, abilities, traits }: World['types'][number],
  unit: Unit,
): string | null {
  if (!WALKERS.has(kind) || unit.down || unit.did !== null) return null;
  const { mf, heroic, flies, waterWalk, stoneWalk } = front;
  return [kind, faction, mf, heroic, flies, waterWalk, stoneWalk, ...abilities, ...traits].join(' ');
}

/** What a factor that follows the Red Moon is in a hex today: all of it within the Glowline (DP-11.3-a). */
export function moonlight(
  { moon }: State,
  { tables, land }: World,
  cycle: 'full' | 'half',
  hex: number,
): number {
  const { values, full } = tables.redMoon;
  const glows = land.territory[hex] === 'lunar-dark' || land.territory[hex] === 'lunar-light';
  const strength = moon === null || glows ? full : values[moon % MOON_PHASES.length];
  return cycle === 'half' ? strength / 2 : strength;
}

/** The hexes around one. */
export function neighboursOf({ land }: World, hex: number): number[] {
  const found: number[] = [];
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const next = land.grid.neighbour[side];
    if (next >= 0) found.push(next);
  }
  return found;
}
