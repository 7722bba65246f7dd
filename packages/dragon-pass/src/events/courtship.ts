// Androgeus joins the player who has offered her more (DP-PAC.RandomEvents.13-a, b).

import { join } from '../alliances/joining.ts';
import { tell, totalOf } from '../alliances/ledger.ts';
import { allyOf } from '../core/alliances.ts';
import { endForesight } from '../core/rolls.ts';
import { NOBODY } from '../core/vocabulary.ts';
import { peopleNamed } from '../core/world/peoples.ts';
import type { Happening } from './happening.ts';

export const courtship: Happening = {
  without: ({ state }, { people = '', clause }) =>
    allyOf(state, peopleNamed(people)) === NOBODY ? null : clause,
  happens(play, { people: id = '', clause }) {
    const { state, events } = play;
    endForesight(play);
    const totals = state.seats.map((seat, player) => ({ seat, points: totalOf(state, player, id) }));
    state.seats.forEach((_, player) => {
      tell(play, player, id, null);
    });
    events.push({ type: 'totals-told', clause, people: id, totals, reveals: true });
    const most = Math.max(...totals.map(({ points }) => points));
    const [best, another] = totals.flatMap(({ points }, player) => (points === most ? [player] : []));
    if (best !== undefined && another === undefined) join(play, best, peopleNamed(id), clause);
  },
};
