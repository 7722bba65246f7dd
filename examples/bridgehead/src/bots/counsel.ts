import { adviserOf, type Counsel } from '@hexwyrm/bots';
import { distance } from '@hexwyrm/hexmap';
import { type Action, type Event, GRID, STRENGTH, type State, type View } from '../index.ts';
import { BRIDGE, school, yardstick } from './bots.ts';

/** How positions of Bridgehead are measured, and what its events mean to a side. */
const counsel: Counsel<State, Action, Event, View> = {
  judgement: yardstick,
  policy: school.policy,
  // A guess: games of an example have not been counted.
  chances: { scenarios: {}, any: { slope: 0.02, roles: {} } },
  turnOf: school.turnOf,
  turnNumber: ({ turn }) => turn,
  isConcession: ({ type }) => type === 'concede',
  roleOf: (_state, seat) => seat,
  effectOf(event, { units }, seat) {
    if (event.type === 'game-over')
      return event.winner === seat ? { what: 'wins' } : { what: 'is-beaten', harm: true };
    if (event.type !== 'eliminated') return null;
    return units[event.unit].side === seat
      ? { what: 'loses', units: [event.unit], harm: true }
      : { what: 'destroys', units: [event.unit] };
  },
  lone({ units }, seat) {
    const near = (hex: number, side: string): readonly number[] =>
      units.flatMap((unit, id) =>
        unit.hex >= 0 && unit.side === side && distance(GRID, unit.hex, hex) <= 1 ? [id] : [],
      );
    const others = seat === 'red' ? 'blue' : 'red';
    return units
      .flatMap(({ side, hex }, unit) => {
        if (side !== seat || hex < 0 || near(hex, seat).length > 1) return [];
        const foes = near(hex, others);
        return foes.length > 0 ? [{ unit, foes }] : [];
      })
      .toSorted((a, b) => STRENGTH[units[b.unit].type] - STRENGTH[units[a.unit].type]);
  },
  aimOf({ units }, _seat, unit) {
    const { hex } = units[unit];
    return hex < 0 ? null : { hex: GRID.names[BRIDGE], distance: distance(GRID, hex, BRIDGE) };
  },
  placeOf: ({ units }, unit) => units[unit].hex,
  knows: () => true,
};

export const bridgeheadAdviser = adviserOf(counsel);
