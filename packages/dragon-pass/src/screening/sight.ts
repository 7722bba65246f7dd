// What an action shows that was hidden: it must not be taken back once somebody has seen it.

import type { ActionType } from '../actions.ts';
import type { Board, Play } from '../board.ts';
import { isScreened, strangersTo } from './knowledge.ts';

/** Whom each unit is kept from; null where nothing is compared. */
type Secrets = Uint8Array | null;

/** Small steps that show nobody anything; whom a flood takes on the way says so itself. */
const QUIET: ReadonlySet<ActionType> = new Set(['deploy', 'first', 'hold', 'step', 'ride', 'drive']);

export function secretsBefore(board: Board, type: ActionType): Secrets {
  return isScreened(board.state) && !QUIET.has(type) ? strangersTo(board) : null;
}

/** Marks what happened as revealing where somebody sees a unit that was a secret to him before. */
export function markRevealing(play: Play, before: Secrets): void {
  const { events } = play;
  const last = events.at(-1);
  if (last === undefined || before === null || events.some(({ reveals }) => reveals)) return;
  const after = strangersTo(play);
  if (before.some((strangers, id) => (strangers & ~(after[id] ?? 0)) !== 0))
    events[events.length - 1] = { ...last, reveals: true };
}
