import type { Json, Seat } from '@hexwyrm/kernel';
import type { Snapshot } from '@hexwyrm/protocol';
import { viewOf } from './view.ts';

const LAST_OF_INVADER = 4;

/** Whose turn it is, whoever has to choose just now. */
function turnOf(snapshot: Snapshot): Seat {
  const { phase, seats } = viewOf(snapshot);
  return phase <= LAST_OF_INVADER ? seats.invader : seats.defender;
}

const ends = (action: Json | undefined): boolean =>
  typeof action === 'object' && action !== null && 'type' in action && action.type === 'end';

/**
 * Whether the seat's turn went by with these actions because nothing more could be done, not because it was ended: the
 * last move may still be taken back, which is over as soon as somebody else acts.
 */
export const wentBy = (before: Snapshot, after: Snapshot, seat: Seat, actions: readonly Json[]): boolean =>
  after.outcome === null &&
  after.undo === null &&
  !ends(actions.at(-1)) &&
  turnOf(before) === seat &&
  turnOf(after) !== seat;
