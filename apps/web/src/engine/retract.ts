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

interface Played<S extends GameState, A, E extends GameEvent, V> {
  readonly table: Table<S, A, E, V>;
  /** `past[n]` is the state after n actions. */
  readonly past: S[];
}

/**
 * Takes the seat's newest action like this one back and plays again what the seat did since: for choices whose order
 * means nothing, such as counters picked for an army. Goes no further than undo may; where a later action no longer
 * stands without it, nothing has happened.
 */
export function retract<S extends GameState, A, E extends GameEvent, V>(
  { table, past }: Played<S, A, E, V>,
  seat: Seat,
  action: Json,
): void {
  const wanted = canonical(action);
  const later: A[] = [];
  const apply = (each: A): void => {
    table.apply(seat, each);
    past.push(table.state);
  };
  const undo = (): A => {
    const { action: undone } = table.undo(seat);
    past.pop();
    return undone;
  };
  const restore = (actions: readonly A[]): void => {
    for (const each of actions) apply(each);
  };

  for (;;) {
    const barrier = table.undoBarrier(seat);
    if (barrier !== null) {
      restore(later.reverse());
      throw new UndoError(barrier, seat);
    }
    const undone = undo();
    later.push(undone);
    if (canonical(plain(undone)) === wanted) break;
  }
  const [taken, ...others] = later.reverse();
  const before = past.length;
  try {
    restore(others);
  } catch (error) {
    while (past.length > before) undo();
    restore(taken === undefined ? [] : [taken, ...others]);
    throw error;
  }
}
