// Gifts, slights and spies bring points with a people (DP-PAC.RandomEvents.51-a to 66-a).

import { credit } from '../alliances/ledger.ts';
import { allyOf } from '../core/alliances.ts';
import { NOBODY } from '../core/vocabulary.ts';
import { peopleNamed } from '../core/world/peoples.ts';
import { type Happening, playerOf } from './happening.ts';

export const gift: Happening = {
  /** R-DPP-56: nothing comes of it once the people has chosen a side. */
  without: ({ state }, { people = '' }) =>
    allyOf(state, peopleNamed(people)) === NOBODY ? null : 'DP-PAC.RandomEvents-z',
  happens(play, event) {
    const { clause, seat = '', people = '', count = 0 } = event;
    credit(play, playerOf(play, event), people, count, 'event');
    play.events.push({ type: 'points-gained', clause, seat, people, points: count });
  },
};
