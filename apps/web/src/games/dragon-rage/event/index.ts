import { DRAGON_RAGE_BOTS, isLopsided, recordAgainst, worldFor } from '@hexwyrm/dragon-rage/data';
import type { EventKit } from '../../../league/kit.ts';
import { CITIES, cityNamed } from '../home/scenarios.ts';

const { smallEvent, matchPointPerWin } = worldFor('esirien', null).tables.tournament;

export const event: EventKit = {
  maps: CITIES.map((id) => ({ id, name: cityNamed(id) })),
  bots: DRAGON_RAGE_BOTS,
  scoring: { seats: ['invader', 'defender'], pointsPerWin: matchPointPerWin },
  handicapAgainst: recordAgainst,
  isLopsided,
  smallEvent,
};
