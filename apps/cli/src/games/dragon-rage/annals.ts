import type { Annals } from '@hexwyrm/bots';
import { DEAD, type Event, type State, scoreOf } from '@hexwyrm/dragon-rage';

/** What is counted of a game of Dragon Rage. */
export const annals: Annals<State, Event> = {
  tally: (state) => ({
    razed: scoreOf(state),
    goal: state.goal,
    'lost invader': lost(state, 'invader'),
    'lost defender': lost(state, 'defender'),
  }),
  placed(event) {
    switch (event.type) {
      case 'moved':
        return { what: 'passed', hexes: [event.to] };
      case 'attack':
        return { what: 'fought', hexes: [event.hex] };
      case 'destroyed':
        return event.hex === null ? null : { what: 'fell', hexes: [event.hex] };
      case 'razed':
        return { what: 'razed', hexes: [event.hex] };
      default:
        return null;
    }
  },
};

const lost = ({ units }: State, side: 'invader' | 'defender'): number =>
  units.filter((unit) => unit.side === side && unit.hex === DEAD).length;
