// What an action shows that was hidden: it must not be taken back once somebody has seen it.

import type { ActionType } from '../actions.ts';
import type { Board, Play } from '../board.ts';
import type { UnitId } from '../vocabulary.ts';
import { hiddenFromEach, isScreened, ONLOOKER } from './knowledge.ts';

/** The units that each player, and whoever only looks on, may not know. */
type Secrets = readonly ReadonlySet<UnitId>[];

/** Small steps that show nobody anything; whom a flood takes on the way says so itself. */
const QUIET: ReadonlySet<ActionType> = new Set(['deploy', 'first', 'hold', 'step', 'ride', 'drive']);

export function secretsBefore(board: Board, type: ActionType): Secrets {
  return isScreened(board.state) && !QUIET.has(type) ? secretsOf(board) : [];
}

const secretsOf = (board: Board): Secrets => hiddenFromEach(board, [...board.state.seats.keys(), ONLOOKER]);

/** Marks what happened as revealing where somebody sees a unit that was a secret to him before. */
export function markRevealing(play: Play, before: Secrets): void {
  const { events } = play;
  const last = events.at(-1);
  if (last === undefined || before.every(({ size }) => size === 0)) return;
  if (events.some(({ reveals }) => reveals)) return;
  const after = secretsOf(play);
  const shown = before.some((secrets, index) => [...secrets].some((id) => !after[index]?.has(id)));
  if (shown) events[events.length - 1] = { ...last, reveals: true };
}
