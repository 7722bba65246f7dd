import type { Annals } from '@hexwyrm/bots';
import type { Event, State } from '@hexwyrm/bridgehead';

/** What is counted of a game of Bridgehead. */
export const annals: Annals<State, Event> = {
  tally: ({ units }) => ({
    'lost red': units.filter(({ side, hex }) => side === 'red' && hex < 0).length,
    'lost blue': units.filter(({ side, hex }) => side === 'blue' && hex < 0).length,
  }),
  placed(event) {
    switch (event.type) {
      case 'moved':
        return { what: 'passed', hexes: [event.to] };
      case 'fought':
        return { what: 'fought', hexes: [event.hex] };
      case 'eliminated':
        return { what: 'fell', hexes: [event.hex] };
      default:
        return null;
    }
  },
};
