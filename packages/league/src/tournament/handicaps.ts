import { gamesOf } from '../rating/rating.ts';
import { tournamentMeetings } from './meetings.ts';
import type { TournamentRules } from './rules.ts';
import type { TournamentState } from './state.ts';

/** The handicap of each player against all others so far. */
export function handicapsIn(rules: TournamentRules, state: TournamentState): Record<string, number> {
  const names = state.entrants.map(({ name }) => name);
  const games = gamesOf(tournamentMeetings(rules, state).flat(), names);
  return Object.fromEntries(
    state.entrants.map(({ id, name }) => [id, rules.handicapOf(games.get(name) ?? [], name)]),
  );
}
