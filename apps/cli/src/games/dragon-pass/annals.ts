import type { Annals } from '@hexwyrm/bots';
import { DEAD, type Event, type State } from '@hexwyrm/dragon-pass';

/** What is counted of a game of Dragon Pass. */
export const annals: Annals<State, Event> = {
  tally: ({ seats, units, control }) =>
    Object.fromEntries(
      seats.flatMap((seat, player) => [
        [`holds ${seat}`, control.filter((place) => place.player === player).length],
        [`lost ${seat}`, units.filter((unit) => unit.owner === player && unit.hex <= DEAD).length],
      ]),
    ),
  placed(event) {
    switch (event.type) {
      case 'moved':
        return { what: 'passed', hexes: [event.to] };
      case 'battle-declared':
        return { what: 'fought', hexes: event.targets };
      case 'eliminated':
        return event.hex === '' ? null : { what: 'fell', hexes: [event.hex] };
      case 'control-changed':
        return { what: 'taken', hexes: [event.hex] };
      default:
        return null;
    }
  },
};
