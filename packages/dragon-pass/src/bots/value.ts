import type { Seat } from '@hexwyrm/kernel';
import { type State, type World, worldFor } from '../index.ts';
import { engagements } from './engagements.ts';
import { goalsIn, holderOf, objectivesIn, threatTo, victoryOf, wayTo } from './objectives.ts';
import { around, type Stack, stacksOf, worthOf } from './stacks.ts';

/** What things are worth, in points of combat factor. */
const WEIGHT = {
  won: 10_000,
  /** Each point of strength on a place the enemy could reach. */
  guard: 0.4,
  /** Each movement point between a unit and a place it should go to. */
  way: 0.4,
  /** Share of a place's worth when an enemy could be there next turn. */
  open: 0.5,
  /** Prince Argrath, if Argrath's death decides the scenario. */
  prince: 60,
  /** Of what a place is worth, when it can be taken by a fight. */
  prize: 0.4,
} as const;

const DEAD = -3;
const NOBODY = -1;

/** How good a state of Dragon Pass is for the seat. */
export function evaluate(state: State, seat: Seat): number {
  if (state.outcome) {
    if (state.outcome.winner === null) return 0;
    return state.outcome.winner === seat ? WEIGHT.won : -WEIGHT.won;
  }
  const world = worldFor(state.corrections);
  const player = state.seats.indexOf(seat);
  const stacks = stacksOf(state, world);
  const weights = new Map(objectivesIn(state, world).map(({ hex, weight }) => [hex, weight]));
  return (
    material(state, world, player) +
    places(state, world, player, stacks) +
    engagements(world, player, stacks, (hex) => WEIGHT.prize * (weights.get(hex) ?? 0)) -
    danger(state, world, player, stacks)
  );
}

/** What is at stake with Argrath next to the enemy: the more enemies, the more likely the loss. */
function danger(state: State, world: World, player: number, stacks: ReadonlyMap<number, Stack>): number {
  if (victoryOf(state) !== 'argraths-return') return 0;
  const argrath = state.units.find(({ type }) => world.types[type]?.abilities.has('sows-teeth'));
  const own = stacks.get(argrath?.hex ?? DEAD);
  if (!own) return 0;
  let against = 0;
  for (const stack of around(world, stacks, own.hex)) if (stack.owner !== own.owner) against += stack.worth;
  const risk = Math.min(1, against / (2 * own.worth));
  return own.owner === player ? WEIGHT.prince * risk : -WEIGHT.prince * risk;
}

function material({ units }: State, world: World, player: number): number {
  let value = 0;
  for (const unit of units) {
    if (unit.hex <= DEAD || unit.owner === NOBODY) continue;
    value += unit.owner === player ? worthOf(world, unit) : -worthOf(world, unit);
  }
  return value;
}

/** Places held, guarded, and still to be reached. A unit on one will hold it when the phase ends. */
function places(state: State, world: World, player: number, stacks: ReadonlyMap<number, Stack>): number {
  let value = 0;
  const objectives = objectivesIn(state, world);
  for (const { hex, weight } of objectives) {
    const held = holderOf(state, hex, stacks) === player;
    value += held ? weight : -weight;
    if (!held) continue;
    const guards = stacks.get(hex)?.worth ?? 0;
    const threat = threatTo(world, hex, player, stacks);
    value += WEIGHT.guard * Math.min(guards, threat / 2);
    if (guards === 0 && threat > 0) value -= WEIGHT.open * weight;
  }
  const goals = goalsIn(state, world, player, stacks).map((hex) => wayTo(world, hex));
  for (const { hex, owner, count } of stacks.values()) {
    if (owner !== player || goals.length === 0) continue;
    value -= WEIGHT.way * count * Math.min(...goals.map((way) => way(hex)));
  }
  return value;
}
