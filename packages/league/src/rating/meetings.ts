import type { CampaignState } from '../campaign/state.ts';
import type { TournamentRules } from '../tournament/rules.ts';
import { entrantOf, type TournamentState } from '../tournament/state.ts';
import type { Meeting } from './rating.ts';

/** The games of a campaign by the names of its players, each a period of its own. */
export const campaignMeetings = ({ settings, played }: CampaignState): Meeting[][] => {
  const [one, other] = Object.values(settings.players).map(({ name }) => name);
  return played.map(({ report }) => [{ one, other, winner: settings.players[report.winner].name }]);
};

/** The games of a tournament by the names of its players, a round a period. Awarded and open games are none. */
export function tournamentMeetings({ seats }: TournamentRules, state: TournamentState): Meeting[][] {
  const nameOf = (id: string): string => entrantOf(state, id)?.name ?? id;
  return state.rounds.map(({ matches }) =>
    matches.flatMap(({ legs, notes }) =>
      notes.some(({ reason }) => reason === 'awarded')
        ? []
        : legs.flatMap(({ invader, defender, report }) => {
            if (report === null) return [];
            const winner = report.winner === seats[0] ? invader : defender;
            return [{ one: nameOf(invader), other: nameOf(defender), winner: nameOf(winner) }];
          }),
    ),
  );
}
