import type { Json, Seat } from '@hexwyrm/kernel';
import type { Snapshot } from '@hexwyrm/protocol';

const ends = (action: Json | undefined): boolean =>
  typeof action === 'object' && action !== null && 'type' in action && action.type === 'end';

/**
 * Whether these actions ended the seat's turn because nothing more could be done, not because the player
 * ended it: the player can read or undo the last one before another player acts.
 */
export const endedByItself = (
  before: Snapshot,
  after: Snapshot,
  seat: Seat,
  actions: readonly Json[],
): boolean =>
  after.outcome === null && !ends(actions.at(-1)) && before.active === seat && after.active !== seat;
