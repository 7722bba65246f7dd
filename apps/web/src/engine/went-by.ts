import type { Json, Seat } from '@hexwyrm/kernel';
import type { Snapshot } from '@hexwyrm/protocol';

const ends = (action: Json | undefined): boolean =>
  typeof action === 'object' && action !== null && 'type' in action && action.type === 'end';

/**
 * Whether the seat's turn went by with these actions because nothing more could be done, not because it was ended: what
 * came of the last one is to be read, or taken back, before somebody else acts.
 */
export const wentBy = (before: Snapshot, after: Snapshot, seat: Seat, actions: readonly Json[]): boolean =>
  after.outcome === null && !ends(actions.at(-1)) && before.active === seat && after.active !== seat;
