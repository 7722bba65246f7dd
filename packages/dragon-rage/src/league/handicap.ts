import type { Seat } from '@hexwyrm/kernel';
import type { Handicap, Meeting } from '@hexwyrm/league';
import { SIDES } from '../core/vocabulary.ts';
import { goalWithHandicap, handicapOf, isLopsided } from '../setup/handicap.ts';
import { sidesOf } from './sides.ts';

/** A goal far from 1, to see what a handicap does to it. */
const ANY_GOAL = 100;

/** DR-3.3.4-a to c: the handicaps of two players against each other, and what they do to the goal. */
export function handicap(meetings: readonly Meeting[], players: Readonly<Record<Seat, string>>): Handicap {
  const { invader, defender } = players;
  const between = meetings.filter(
    ({ one, other }) => [one, other].includes(invader) && [one, other].includes(defender),
  );
  const results = (name: string) =>
    between.flatMap(({ winner }) => (winner === null ? [] : ([winner === name ? 'won' : 'lost'] as const)));
  const ratings = sidesOf((side) => handicapOf(results(players[side])));
  const value = goalWithHandicap(ANY_GOAL, ratings) - ANY_GOAL;
  return {
    clause: 'DR-3.3.4-b',
    ratings,
    options: { handicap: ratings },
    lines: [{ reason: 'handicap', clause: 'DR-3.3.4-b', count: ratings.invader - ratings.defender, value }],
    lopsided: SIDES.filter((side) => isLopsided(ratings[side])),
  };
}
