import type { Meeting } from '../rating/rating.ts';
import type { CampaignState } from './state.ts';

/** The games of a campaign by the names of its players, each a period of its own. */
export const campaignMeetings = ({ settings, played }: CampaignState): Meeting[][] => {
  const [one, other] = Object.values(settings.players).map(({ name }) => name);
  return played.map(({ report }) => [{ one, other, winner: settings.players[report.winner].name }]);
};
