// Hungry Jack (16.10): fetched by a dragon, it calls units to itself and devours them.

import type { Problem } from '@hexwyrm/kernel';
import type * as z from 'zod/mini';
import { type Board, unitOf } from '../../core/board.ts';
import type { Power } from '../../core/power.ts';
import { WAITING } from '../../core/vocabulary.ts';
import { isDragon } from '../../stacks/kinds.ts';
import * as call from './call.ts';
import * as devour from './devour.ts';
import * as fetch from './fetch.ts';
import { jackOf, note, notesOf } from './jack.ts';

export { frameRules, frames } from './call.ts';
export { type Added, added } from './jack.ts';

export const actions = <H extends z.ZodMiniType>(hex: H) =>
  [...fetch.actions(hex), ...call.actions(hex)] as const;

export type Events = fetch.Events & call.Events & devour.Events;

export const rules = { ...fetch.rules, ...call.rules };

export const power: Power = {
  phases: { movement: ['fetch', 'bring'] },
  segments: {
    powers: (play) => note(play, { callers: [], worked: [] }),
  },
  phaseBegins(play, phase) {
    if (phase === 'movement') call.askCall(play);
  },
  phaseEnds: call.noteWork,
  entered: devour.meetJack,
  passed: fetch.forgetTrip,
  coming: fetch.tripsComing,
  problems,
};

function problems(board: Board): Problem[] {
  const { state } = board;
  const trips = notesOf(board).fetching.flatMap(({ unit, turn }, index) => {
    const path = `jack.fetching[${index}]`;
    if (!isDragon(board, unit) || unitOf(board, unit).hex !== WAITING)
      return [{ path, reason: 'must be a dragon that waits off the map' }];
    return turn > state.turn ? [{ path, reason: 'leaves later' }] : [];
  });
  const jack = jackOf(board);
  const covered =
    state.options.screening && jack >= 0 && unitOf(board, jack).hex >= 0 && !state.disclosed.includes(jack);
  return covered ? [...trips, { path: 'disclosed', reason: 'must include Hungry Jack (R-DP-73)' }] : trips;
}
