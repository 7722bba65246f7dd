import type { Options } from '../core/options.ts';

/** Net wins at which a player is advised that their opponents are too weak (DR-3.3.4-c). */
const LOPSIDED = 10;

/** DR-3.3.4-a: one up for each win, one down for each loss, against one opponent or against all. */
export const handicapOf = (results: readonly ('won' | 'lost')[]): number =>
  results.reduce((handicap, result) => handicap + (result === 'won' ? 1 : -1), 0);

/** DR-3.3.4-c: information about a player; changes nothing in a game. */
export const isLopsided = (handicap: number): boolean => handicap >= LOPSIDED;

/** DR-3.3.4-b: the goal rises if the better player invades, drops if they defend; at least 1 (R-DR-119). */
export function goalWithHandicap(goal: number, handicap: Options['handicap']): number {
  if (handicap === null) return goal;
  return Math.max(1, goal + Math.trunc((handicap.invader - handicap.defender) / 2));
}
