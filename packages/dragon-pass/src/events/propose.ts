// Suggestions for the choices of random events.

import type { Action } from '../core/actions.ts';
import { type Board, typeOf } from '../core/board.ts';
import { type Player, type UnitId, WHOLE } from '../core/vocabulary.ts';
import { eventOn } from '../core/world/random-events.ts';
import { prize } from './auction.ts';
import { candidates } from './withdrawal.ts';

/** Printed factors; a single being is worth more than any troops. */
export function worthOf(board: Board, id: UnitId): number {
  const { cf, mgf, single } = typeOf(board, id).front;
  return single ? Number.POSITIVE_INFINITY : ((cf ?? 0) + Math.max(mgf ?? 0, 0)) / WHOLE;
}

/** The units that are missed least. */
export function proposeWithdrawal(board: Board, player: Player): readonly Action[] {
  const frame = board.state.frames.at(-1);
  if (frame?.kind !== 'withdrawal') return [];
  return candidates(board, player, eventOn(frame.roll))
    .map((unit) => ({ unit, worth: worthOf(board, unit) }))
    .sort((a, b) => (a.worth === b.worth ? 0 : a.worth - b.worth))
    .slice(0, frame.left)
    .map(({ unit }): Action => ({ type: 'withdraw', unit }));
}

/** As many points as a claim would take. */
export function proposeOffer({ state }: Board): readonly Action[] {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'auction') return [];
  const { lead = 0 } = prize();
  return [{ type: 'offer', points: Math.min(frame.most, lead) }];
}
