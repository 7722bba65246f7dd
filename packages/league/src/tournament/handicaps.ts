import { tournamentMeetings } from '../rating/meetings.ts';
import type { TournamentRules } from './rules.ts';
import { knownEntrant, type Match, type TournamentState } from './state.ts';

/** What two players bring to a match that is drawn now: their handicaps against all others so far. */
export function handicapsIn(
  rules: TournamentRules,
  state: TournamentState,
): (players: Match['players']) => Match['handicaps'] {
  if (!state.settings.handicaps) return () => null;
  const meetings = tournamentMeetings(rules, state).flat();
  return (players) =>
    Object.fromEntries(
      players.map((id) => [id, rules.handicapOf(meetings, knownEntrant(state, id).name)] as const),
    );
}
