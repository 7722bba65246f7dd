import type { Meeting } from '../rating/rating.ts';
import type { TournamentRules } from './rules.ts';
import { knownEntrant, type TournamentState } from './state.ts';

/** The games of a tournament by the names of its players, a round a period. Awarded and open games are none. */
export function tournamentMeetings({ seats }: TournamentRules, state: TournamentState): Meeting[][] {
  const nameOf = (id: string): string => knownEntrant(state, id).name;
  return state.rounds.map(({ matches }) =>
    matches
      .flatMap(({ legs }) => legs)
      .flatMap(({ invader, defender, report, awarded }) => {
        if (report === null || awarded) return [];
        const winner = report.winner === seats[0] ? invader : defender;
        return [{ one: nameOf(invader), other: nameOf(defender), winner: nameOf(winner) }];
      }),
  );
}
