import { type Aim, adviserOf, type Counsel } from '@hexwyrm/bots';
import { distance, type Grid } from '@hexwyrm/hexmap';
import type { Effect, Seat } from '@hexwyrm/kernel';
import chances from '../../data/chances.json' with { type: 'json' };
import { type Action, type Event, type State, type View, worldFor } from '../index.ts';
import { school, yardstick } from './bots.ts';
import { waysOf } from './distances.ts';

const sideOf = ({ seats }: State, seat: Seat): 'invader' | 'defender' =>
  seats.invader === seat ? 'invader' : 'defender';

/** The first of the hexes that are nearest. */
function nearest(grid: Grid, from: number, hexes: readonly number[]): Aim | null {
  const [first, ...others] = hexes.map((hex) => ({ hex, distance: distance(grid, from, hex) }));
  if (first === undefined) return null;
  const best = others.reduce((one, other) => (other.distance < one.distance ? other : one), first);
  return { hex: grid.names[best.hex], distance: best.distance };
}

/** How positions of Dragon Rage are measured, and what its events mean to a side. */
const counsel: Counsel<State, Action, Event, View> = {
  judgement: yardstick,
  policy: school.policy,
  chances,
  turnOf: school.turnOf,
  turnNumber: ({ turn }) => turn,
  isConcession: ({ type }) => type === 'concede',
  roleOf: sideOf,
  effectOf: (event, state, seat) => {
    const side = sideOf(state, seat);
    /** What befalls a unit, in the words for the enemy's and for one's own. */
    const befalls = (unit: number, theirs: string, ours: string): Effect =>
      state.units[unit]?.side === side
        ? { what: ours, units: [unit], harm: true }
        : { what: theirs, units: [unit] };
    const invading = side === 'invader';
    switch (event.type) {
      case 'destroyed':
        return befalls(event.unit, 'destroys', 'loses');
      case 'damaged':
        return befalls(event.unit, 'hurts', 'is-hurt');
      case 'wounded':
        return befalls(event.unit, 'wounds', 'is-wounded');
      case 'razed': {
        const razed = { hexes: [event.hex], points: event.vp };
        return invading ? { what: 'razes', ...razed } : { what: 'is-razed', ...razed, harm: true };
      }
      case 'entrance-smashed':
      case 'wall-breached':
        return { what: 'breaks', between: event.between, ...(!invading && { harm: true as const }) };
      case 'entrance-opened':
        return { what: 'opens', between: event.between };
      case 'bridge-broken':
      case 'bridge-burned':
        return { what: 'cuts', hexes: [event.hex] };
      case 'game-over':
        return event.winner === seat ? { what: 'wins' } : { what: 'is-beaten', harm: true };
      default:
        return null;
    }
  },
  lone(state, seat) {
    const { map, types } = worldFor(state.map, state.corrections);
    const side = sideOf(state, seat);
    const at = (hex: number): readonly number[] => [
      hex,
      ...[0, 1, 2, 3, 4, 5].map((direction) => map.grid.neighbour[hex * 6 + direction] ?? -1),
    ];
    const near = (id: number, hex: number): readonly number[] =>
      state.units.flatMap((other, i) =>
        i !== id && other.hex >= 0 && at(hex).includes(other.hex) ? [i] : [],
      );
    return state.units
      .flatMap((unit, id) => {
        if (unit.side !== side || unit.hex < 0) return [];
        const beside = near(id, unit.hex);
        const foes = beside.filter((other) => state.units[other]?.side !== side);
        return foes.length > 0 && foes.length === beside.length ? [{ unit: id, foes }] : [];
      })
      .toSorted((a, b) => price(b.unit) - price(a.unit));

    function price(unit: number): number {
      const { type } = state.units[unit];
      return types[type].cost[side];
    }
  },
  /** Invaders make for what still stands, defenders for the invaders. */
  aimOf(state, seat, id) {
    const { map } = worldFor(state.map, state.corrections);
    const unit = state.units[id];
    if (unit === undefined || unit.hex < 0) return null;
    const razed = new Set(state.razed.map(({ hex }) => hex));
    const aims =
      sideOf(state, seat) === 'invader'
        ? waysOf(map).prizes.filter((hex) => !razed.has(hex))
        : state.units.flatMap(({ side, hex }) => (side === 'invader' && hex >= 0 ? [hex] : []));
    return nearest(map.grid, unit.hex, aims);
  },
  placeOf: ({ units }, unit) => units[unit].hex,
  knows: () => true,
};

export const dragonRageAdviser = adviserOf(counsel);
