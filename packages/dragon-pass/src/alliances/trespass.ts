// Units in the territory of a neutral people give the other side points with it (14.1.5).

import { neutralMajors } from '../core/alliances.ts';
import { type Board, type Play, unitOf } from '../core/board.ts';
import type { UnitId } from '../core/vocabulary.ts';
import { territoryOf } from '../core/world/peoples.ts';
import { houndOf, riderOf } from '../stacks/mount.ts';
import { credit } from './ledger.ts';

/** Peoples into whose land the unit has come in this phase; the Hound goes where its rider goes. */
function enteredBy(board: Board, id: UnitId): readonly string[] {
  const rider = id === houndOf(board) ? riderOf(board) : -1;
  return unitOf(board, rider < 0 ? id : rider).did?.entered ?? [];
}

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
      ({ owner, hex }, id) =>
        owner === state.active && hex >= 0 && (land[hex] === 1 || enteredBy(play, id).includes(people.id)),
    ).length;
    if (count === 0) continue;
    credit(play, rival, people.id, count, 'trespass');
    const seat = state.seats[state.active];
    events.push({ type: 'trespassed', clause: 'DP-14.1.5-a', seat, people: people.id, count });
  }
}
