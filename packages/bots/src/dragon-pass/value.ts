import { type State, WHOLE, type World, worldFor } from '@hexwyrm/dragon-pass';
import type { Seat } from '@hexwyrm/kernel';

type Unit = State['units'][number];

/** What things are worth, in points of combat factor. */
const WEIGHT = {
  won: 10_000,
  /** A place that counts in the scenario. */
  place: 30,
  /** A unit standing on such a place of its own, for the first few of them. */
  guard: 1.5,
  /** Each hex between a unit and a place it should go to. */
  way: 0.4,
  /** Each point by which a stack is weaker, or stronger, than those next to it. */
  threat: 0.3,
} as const;

const GUARDS = 3;
const DEAD = -3;
const NOBODY = -1;

/** Strength, magic, missiles and leadership of the side that lies up. */
export function worthOf({ types }: World, unit: Unit): number {
  const type = types[unit.type];
  const face = unit.down && type?.back ? type.back : type?.front;
  if (!face) return 0;
  const magic = Math.abs(face.mgf ?? 0);
  const spirit = Number.isFinite(magic) ? magic / 2 : 10 * WHOLE;
  const moon = face.cfCyclic !== null ? 4 : 0;
  return ((face.cf ?? 0) + spirit) / WHOLE + moon + face.missiles + 3 * face.leadership;
}

/** Hexes from one to the other. */
export function distance({ land }: World, a: number, b: number): number {
  const across = Math.abs((land.columns[a] ?? 0) - (land.columns[b] ?? 0));
  const down = Math.abs((land.heights[a] ?? 0) - (land.heights[b] ?? 0));
  return across + Math.max(0, (down - across) / 2);
}

interface Stack {
  readonly hex: number;
  readonly owner: number;
  worth: number;
  count: number;
}

export function stacksOf(state: State, world: World): Map<number, Stack> {
  const stacks = new Map<number, Stack>();
  state.units.forEach((unit, id) => {
    if (unit.hex < 0 || unit.owner === NOBODY || state.committed.includes(id)) return;
    const stack = stacks.get(unit.hex) ?? { hex: unit.hex, owner: unit.owner, worth: 0, count: 0 };
    stack.worth += worthOf(world, unit);
    stack.count += 1;
    stacks.set(unit.hex, stack);
  });
  return stacks;
}

/** How well the seat stands in a state of Dragon Pass. */
export function evaluate(state: State, seat: Seat): number {
  if (state.outcome) {
    if (state.outcome.winner === null) return 0;
    return state.outcome.winner === seat ? WEIGHT.won : -WEIGHT.won;
  }
  const world = worldFor(state.corrections);
  const player = state.seats.indexOf(seat);
  const stacks = stacksOf(state, world);
  return (
    material(state, world, player) + places(state, world, player, stacks) + threats(world, player, stacks)
  );
}

function material({ units }: State, world: World, player: number): number {
  let value = 0;
  for (const unit of units) {
    if (unit.hex <= DEAD || unit.owner === NOBODY) continue;
    value += unit.owner === player ? worthOf(world, unit) : -worthOf(world, unit);
  }
  return value;
}

/** Places held, guarded, and still to be reached. Whoever stands on one will hold it when the phase ends. */
function places(state: State, world: World, player: number, stacks: Map<number, Stack>): number {
  let value = 0;
  const wanted: number[] = [];
  for (const { hex, player: last } of state.control) {
    const stack = stacks.get(hex);
    const holder = stack?.owner ?? last;
    value += holder === player ? WEIGHT.place : -WEIGHT.place;
    if (stack?.owner === player) value += WEIGHT.guard * Math.min(GUARDS, stack.count);
    if (holder !== player) wanted.push(hex);
  }
  const goals = wanted.length > 0 ? wanted : state.control.map(({ hex }) => hex);
  for (const { hex, owner, count } of stacks.values()) {
    if (owner !== player || goals.length === 0) continue;
    value -= WEIGHT.way * count * Math.min(...goals.map((goal) => distance(world, hex, goal)));
  }
  return value;
}

/** Stacks next to stronger ones are in danger, stacks next to weaker ones have something to win. */
function threats({ land }: World, player: number, stacks: Map<number, Stack>): number {
  let value = 0;
  for (const own of stacks.values()) {
    if (own.owner !== player) continue;
    let against = 0;
    for (let side = own.hex * 6; side < own.hex * 6 + 6; side++) {
      const other = stacks.get(land.grid.neighbour[side] ?? -1);
      if (other && other.owner !== player) against += other.worth;
    }
    if (against > 0) value += WEIGHT.threat * Math.max(-own.worth, Math.min(own.worth, own.worth - against));
  }
  return value;
}
