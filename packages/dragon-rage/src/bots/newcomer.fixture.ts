import type { Bot } from '@hexwyrm/bots';
import { type Action, type Event, type State, type View, worldFor } from '../index.ts';
import { waysOf } from './distances.ts';
import { destination } from './shortlist.ts';

/** What somebody does who has just been told the rules: strike whoever is there, destroy what is there. */
const AT_ONCE: readonly Action['type'][] = [
  'raze',
  'breathe',
  'strike',
  'roll',
  'melee',
  'shoot',
  'smash',
  'join',
];

/**
 * A player of the first evening: makes every attack there is, moves each unit towards the nearest prize or enemy, and
 * thinks of nothing else.
 */
export const newcomer: Bot<State, Action, Event, View> = {
  name: 'newcomer',
  choose(game, state, seat) {
    const legal = game.legal(state, seat);
    for (const type of AT_ONCE) {
      const found = legal.find((action) => action.type === type);
      if (found) return found;
    }
    const away = distanceFor(state, seat);
    let best: Action | null = null;
    let gained = 0;
    for (const action of legal) {
      const to = destination(action);
      if (to === null || !('unit' in action) || action.unit === undefined) continue;
      const gain =
        away(state.units[action.unit].hex) - away(worldFor(state.map, null).map.grid.index.get(to) ?? -1);
      if (gain > gained) [best, gained] = [action, gain];
    }
    return best ?? legal.find(({ type }) => type === 'end') ?? legal[0];
  },
};

const FAR = 99;

/** Hexes on foot to what the side is after. */
function distanceFor(state: State, seat: string): (hex: number) => number {
  const { map } = worldFor(state.map, null);
  const invades = state.seats.invader === seat;
  const aims = invades
    ? waysOf(map).prizes.filter((hex) => !state.razed.some((ruin) => ruin.hex === hex))
    : state.units.flatMap(({ side, hex }) => (side === 'invader' && hex >= 0 ? [hex] : []));
  const { foot } = waysOf(map);
  return (hex) => (hex < 0 ? FAR : Math.min(FAR, ...aims.map((aim) => foot(hex, aim))));
}
