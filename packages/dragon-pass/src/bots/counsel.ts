import { adviserOf, type Counsel } from '@hexwyrm/bots';
import type { Effect } from '@hexwyrm/kernel';
import chances from '../../data/chances.json' with { type: 'json' };
import { type Action, type Event, type State, type View, worldFor } from '../index.ts';
import { school, yardstick } from './bots.ts';
import { goalsIn, wayTo } from './objectives.ts';
import { around, stacksOf, worthOf } from './stacks.ts';

/** How positions of Dragon Pass are measured, and what its events mean to a player. */
const counsel: Counsel<State, Action, Event, View> = {
  judgement: yardstick,
  policy: school.policy,
  chances,
  turnOf: school.turnOf,
  turnNumber: ({ turn }) => turn,
  isConcession: ({ type }) => type === 'concede',
  roleOf: (_state, seat) => seat,
  effectOf(event, state, seat) {
    const player = state.seats.indexOf(seat);
    /** What befalls a unit, in the words for the enemy's and for one's own. */
    const befalls = (unit: number, theirs: string, ours: string): Effect =>
      state.units[unit]?.owner === player
        ? { what: ours, units: [unit], harm: true }
        : { what: theirs, units: [unit] };
    switch (event.type) {
      case 'eliminated':
        return befalls(event.unit, 'destroys', 'loses');
      case 'disrupted':
        return befalls(event.unit, 'disrupts', 'is-disrupted');
      case 'retreated':
        return befalls(event.unit, 'drives-back', 'is-driven-back');
      case 'control-changed':
        return event.seat === seat
          ? { what: 'takes', hexes: [event.hex] }
          : { what: 'is-taken', hexes: [event.hex], harm: true };
      case 'game-over':
        return event.winner === seat ? { what: 'wins' } : { what: 'is-beaten', harm: true };
      default:
        return null;
    }
  },
  lone(state, seat) {
    const world = worldFor(state.corrections);
    const player = state.seats.indexOf(seat);
    const stacks = stacksOf(state, world);
    const unitsIn = (hex: number): readonly number[] =>
      state.units.flatMap((unit, id) => (unit.hex === hex ? [id] : []));
    const dearest = (hex: number): number =>
      unitsIn(hex).toSorted((a, b) => worthOf(world, state.units[b]) - worthOf(world, state.units[a]))[0];
    return [...stacks.values()]
      .filter(({ owner, hex }) => {
        const beside = around(world, stacks, hex);
        return owner === player && beside.length > 0 && beside.every((other) => other.owner !== player);
      })
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ hex }) => ({
        unit: dearest(hex),
        foes: around(world, stacks, hex).flatMap((stack) => unitsIn(stack.hex)),
      }));
  },
  aimOf(state, seat, id) {
    const world = worldFor(state.corrections);
    const unit = state.units[id];
    if (unit === undefined || unit.hex < 0) return null;
    const goals = goalsIn(state, world, state.seats.indexOf(seat), stacksOf(state, world));
    const [first] = goals
      .map((hex) => ({ hex: world.land.grid.names[hex], distance: wayTo(world, hex)(unit.hex) }))
      .toSorted((a, b) => a.distance - b.distance);
    return first ?? null;
  },
  placeOf: ({ units }, unit) => units[unit].hex,
  knows: ({ units }, unit) => units.some(({ id }) => id === unit),
};

export const dragonPassAdviser = adviserOf(counsel);
