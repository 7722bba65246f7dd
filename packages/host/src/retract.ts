import {
  canonical,
  type GameEvent,
  type GameState,
  type Json,
  type Seat,
  type Table,
  UndoError,
} from '@hexwyrm/kernel';
import { plain } from './redact.ts';

/**
 * Takes the seat's newest action like this one back and plays again what the seat did since: for choices whose order
 * does not matter, such as counters picked for an army. Goes no further than undo may. Where a later action is no
 * longer legal without it, nothing changes.
 */
export function retract<S extends GameState, A, E extends GameEvent, V>(
  table: Table<S, A, E, V>,
  seat: Seat,
  action: Json,
): void {
  const wanted = canonical(action);
  const undone: A[] = [];
  const playAgain = (actions: readonly A[]): void => {
    for (const each of actions) table.apply(seat, each);
  };

  for (;;) {
    const barrier = table.undoBarrier(seat);
    if (barrier !== null) {
      playAgain(undone.reverse());
      throw new UndoError(barrier, seat);
    }
    const last = table.undo(seat).action;
    undone.push(last);
    if (canonical(plain(last)) === wanted) break;
  }
  const before = table.log.length;
  const all = undone.reverse();
  try {
    playAgain(all.slice(1));
  } catch (error) {
    while (table.log.length > before) table.undo(seat);
    playAgain(all);
    throw error;
  }
}
