// Units in the territory of a neutral people give the other side points with it (14.1.5).

import { neutralMajors } from '../core/alliances.ts';
import type { Play } from '../core/board.ts';
import { territoryOf } from '../core/world/peoples.ts';
import { credit } from './ledger.ts';

/**
 * DP-14.1.5-a, b, d, R-DPP-38: as a movement phase ends, one point for each active unit that is in a neutral land, or has
 * come into it and left it in this phase.
 */
export function countTrespasses(play: Play): void {
  const { state, world, events } = play;
  const rival = state.seats.findIndex((_, player) => player !== state.active);
  for (const people of neutralMajors(state)) {
    const land = territoryOf(world.land)(people);
    const count = state.units.filter(
      ({ owner, hex, did }) =>
        owner === state.active && hex >= 0 && (land[hex] === 1 || did?.entered?.includes(people.id)),
    ).length;
    if (count === 0) continue;
    credit(play, rival, people.id, count, 'trespass');
    const seat = state.seats[state.active];
    events.push({ type: 'trespassed', clause: 'DP-14.1.5-a', seat, people: people.id, count });
  }
}
