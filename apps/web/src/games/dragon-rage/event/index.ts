import { DRAGON_RAGE_BOTS, recordAgainst, worldFor } from '@hexwyrm/dragon-rage/data';
import type { EventKit } from '../../../league/kit.ts';

const mapOf = (id: 'esirien' | 'nurkott', name: string) => ({
  id,
  name,
  points: worldFor(id, null).map.totalVp,
});

const { smallEvent, matchPointPerWin } = worldFor('esirien', null).tables.tournament;

export const event: EventKit = {
  maps: [mapOf('esirien', 'Esirien'), mapOf('nurkott', 'Nurkott')],
  bots: DRAGON_RAGE_BOTS,
  scoring: { seats: ['invader', 'defender'], pointsPerWin: matchPointPerWin },
  handicapAgainst: recordAgainst,
  smallEvent,
};
