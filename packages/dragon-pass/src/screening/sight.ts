// What an action reveals: it must not be undone once another player has seen it.

import type { ActionType } from '../core/actions.ts';
import type { Board, Play } from '../core/board.ts';
import { isScreened, type Strangers, strangersTo } from './knowledge.ts';

/** The seats each unit is hidden from; null if nothing is compared. */
type Secrets = readonly Strangers[] | null;

/** Small steps that reveal nothing; units caught by a flood on the way are reported separately. */
const QUIET: ReadonlySet<ActionType> = new Set(['deploy', 'first', 'hold', 'step', 'ride', 'drive']);

export function secretsBefore(board: Board, type: ActionType): Secrets {
  return isScreened(board.state) && !QUIET.has(type) ? strangersTo(board) : null;
}

/** Marks the events as revealing if a player sees a unit that was hidden from them before. */
export function markRevealing(play: Play, before: NonNullable<Secrets>): void {
  const { events } = play;
  const last = events.at(-1);
  if (last === undefined || events.some(({ reveals }) => reveals)) return;
  const after = strangersTo(play);
  for (let id = 0; id < before.length; id++) {
    if ((before[id] & ~after[id]) === 0) continue;
    events[events.length - 1] = { ...last, reveals: true };
    return;
  }
}
