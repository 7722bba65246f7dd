import type { BookView, CampaignView } from '@hexwyrm/league';
import type { ContestSort } from '../../../../league/book/requests.ts';

export type CampaignOnPage = CampaignView & BookView;

/** What a line in the list of campaigns says. */
function standingOf({ settings: { map }, rosters, played, games, meetings, outcome }: CampaignOnPage) {
  const { invader = 0, defender = 0 } = rosters;
  return {
    facts: { map, invader, defender, played: played.length, games },
    counted: played.map(({ number }) => String(number)),
    meetings,
    over: outcome !== null,
  };
}

export const CAMPAIGN: ContestSort<CampaignOnPage> = {
  kind: 'campaign',
  viewIn(seen) {
    if (seen.kind !== 'campaign') throw new TypeError('no campaign');
    return seen.view;
  },
  standingOf,
};
