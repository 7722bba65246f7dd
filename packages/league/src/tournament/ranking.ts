import type { TournamentRules } from './rules.ts';
import { better, placed, type Standing, standingsOf } from './standings.ts';
import type { TournamentState } from './state.ts';

/**
 * The order of a tournament: in an elimination by the round that somebody reached, then as ever by points and resistance;
 * whoever is level in both shares the place. Players who left the Swiss rounds stay where their points put them.
 */
export function rankingOf(rules: TournamentRules, state: TournamentState): Standing[] {
  const rows = standingsOf(rules, state);
  const knockout = state.rounds.filter(({ stage }) => stage === 'elimination');
  if (knockout.length === 0) return rows;
  const reached = new Map<string, number>();
  for (const { number, matches, idle, survivors } of knockout) {
    for (const { players } of matches) for (const player of players) reached.set(player, number);
    for (const { player } of idle) if (player !== null) reached.set(player, number);
    for (const player of Object.keys(survivors ?? {})) reached.set(player, number + 1);
  }
  const stepOf = ({ player }: Standing): number => reached.get(player) ?? 0;
  const compare = (one: Standing, other: Standing): number =>
    stepOf(other) - stepOf(one) || better(one, other);
  return placed(rows.toSorted(compare), (one, other) => compare(one, other) === 0);
}
