import type { Seat } from '@hexwyrm/kernel';
import type { Handicap, Meeting } from '@hexwyrm/league';
import { SIDES } from '../core/vocabulary.ts';
import { handicapOf, isLopsided } from '../setup/handicap.ts';
import { handicapLine } from './goal.ts';
import { sidesOf } from './sides.ts';

/** A goal far from 1, to see what a handicap does to it. */
const ANY_GOAL = 100;

/** DR-3.3.4-a to c: the handicaps of two players against each other, and what they do to the goal. */
export function handicap(meetings: readonly Meeting[], players: Readonly<Record<Seat, string>>): Handicap {
  const { invader, defender } = players;
  const between = meetings.filter(
    ({ one, other }) => [one, other].includes(invader) && [one, other].includes(defender),
  );
  const ratings = sidesOf((side) => recordOf(between, players[side]));
  return {
    clause: 'DR-3.3.4-b',
    ratings,
    options: { handicap: ratings },
    lines: [handicapLine(ratings, ANY_GOAL)],
    lopsided: SIDES.filter((side) => isLopsided(ratings[side])),
  };
}

/** DR-3.3.4-a: of all the games of a player that are told, whoever the other was. */
export const recordOf = (meetings: readonly Meeting[], player: string): number =>
  handicapOf(
    meetings.flatMap(({ one, other, winner }) =>
      winner !== null && (one === player || other === player)
        ? ([winner === player ? 'won' : 'lost'] as const)
        : [],
    ),
  );
