import { type Score, scoreOf, totalOf } from '@hexwyrm/league';
import type { EventKit } from '../../kit.ts';
import type { LegNumber, MatchOnPage } from '../sort.ts';

/** What somebody types of a game. */
export interface TypedResult {
  readonly razed: number;
  /** What both players share as resistance. */
  readonly total: number;
  /** The side that gave up; null: it was played out. */
  readonly conceded: 'invader' | 'defender' | null;
}

export interface Foretold {
  readonly isReached: boolean;
  /** Who wins the game. */
  readonly winner: string;
  /** How the match stands with it. */
  readonly score: Readonly<Record<string, Score>>;
}

/** DR-5.1-b to d: what a result makes of its match, before it is entered. Null: nobody concedes where the goal is reached. */
export function foretold(
  scoring: EventKit['scoring'],
  match: MatchOnPage,
  leg: LegNumber,
  { razed, total, conceded }: TypedResult,
): Foretold | null {
  const { invader, defender, goal } = match.legs[leg];
  const isReached = razed >= totalOf(goal);
  if (isReached && conceded !== null) return null;
  const isWon = conceded === null ? isReached : conceded === 'defender';
  const report = {
    source: 'typed',
    winner: isWon ? 'invader' : 'defender',
    points: { invader: razed, defender: total - razed },
    trophies: {},
  } as const;
  const legs = match.legs.map((each, number) => (number === leg ? { ...each, report } : each));
  return {
    isReached,
    winner: isWon ? invader : defender,
    score: scoreOf(scoring, { players: match.players, legs }),
  };
}
