import type { Meeting } from '@hexwyrm/league';
import { handicapOf } from '../setup/handicap.ts';

/** DR-3.3.4-a: of all the games of a player that are told, whoever the other was. */
export const recordOf = (meetings: readonly Meeting[], player: string): number =>
  handicapOf(
    meetings.flatMap(({ one, other, winner }) =>
      winner !== null && (one === player || other === player)
        ? ([winner === player ? 'won' : 'lost'] as const)
        : [],
    ),
  );

/** DR-3.3.4-a: of the games that a player has played with one other. */
export const recordAgainst = (meetings: readonly Meeting[], player: string, rival: string): number =>
  recordOf(
    meetings.filter(({ one, other }) => [one, other].includes(player) && [one, other].includes(rival)),
    player,
  );
