import type { Seat } from '@hexwyrm/kernel';
import type { Handicap, Meeting } from '@hexwyrm/league';
import { SIDES } from '../core/vocabulary.ts';
import { isLopsided } from '../setup/handicap.ts';
import { handicapLine } from './goal.ts';
import { recordAgainst } from './record.ts';

/** A goal far from 1, to see what a handicap does to it. */
const ANY_GOAL = 100;

/** DR-3.3.4-a to c: the handicaps of two players against each other, and what they do to the goal. */
export function handicap(meetings: readonly Meeting[], players: Readonly<Record<Seat, string>>): Handicap {
  const { invader, defender } = players;
  const ratings = {
    invader: recordAgainst(meetings, invader, defender),
    defender: recordAgainst(meetings, defender, invader),
  };
  return {
    clause: 'DR-3.3.4-b',
    ratings,
    options: { handicap: ratings },
    lines: [handicapLine(ratings, ANY_GOAL)],
    lopsided: SIDES.filter((side) => isLopsided(ratings[side])),
  };
}
