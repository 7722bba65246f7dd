// Trouble elsewhere calls units away (DP-PAC.RandomEvents.32-a, 33-a, 43-a).

import * as z from 'zod/mini';
import { type Board, type Play, putUnit, unitOf } from '../core/board.ts';
import { topFrame } from '../core/frames.ts';
import { hexName } from '../core/hexes.ts';
import type { Words } from '../core/position-words.ts';
import type { FrameRules } from '../core/power.ts';
import type { Rule } from '../core/rule.ts';
import { type Clause, GONE, type Player, type UnitId } from '../core/vocabulary.ts';
import { eventOn, type RandomEvent } from '../core/world/random-events.ts';
import { calm } from '../harm/rage.ts';
import { isScreened } from '../screening/knowledge.ts';
import { servantOf } from '../stacks/kinds.ts';
import { unitsWithWayOut } from './clear-path.ts';
import { type Happening, playerOf } from './happening.ts';

/** So many more units leave by the event of that roll. */
export const frames = ({ player }: Words) =>
  [
    z.strictObject({
      kind: z.literal('withdrawal'),
      player,
      roll: z.int(),
      left: z.int().check(z.positive()),
    }),
  ] as const;

export const candidates = (board: Board, player: Player, { edges = [] }: RandomEvent): UnitId[] =>
  unitsWithWayOut(board, player, edges);

/** How many units leave: all that are called, or with too few of them none or those there are. */
function dueBy(board: Board, event: RandomEvent): number {
  const { count = 0, whole = false } = event;
  const able = candidates(board, playerOf(board, event), event).length;
  if (able >= count) return count;
  return whole ? 0 : able;
}

export const withdrawal: Happening = {
  without: (board, event) => (dueBy(board, event) === 0 ? event.clause : null),
  happens(play, event) {
    const { rolls } = event;
    const player = playerOf(play, event);
    play.state.frames.push({ kind: 'withdrawal', player, roll: rolls[0] ?? 0, left: dueBy(play, event) });
  },
};

const frameOf = (board: Board) => topFrame(board, 'withdrawal');

/** R-DPP-50: the unit is out of the game, its spirit or agent too; it has not been eliminated. */
function leave(play: Play, id: UnitId, clause: Clause): void {
  const { state, events } = play;
  const hex = hexName(play, unitOf(play, id).hex);
  for (const one of [id, servantOf(play, id)]) {
    if (one < 0) continue;
    putUnit(play, one, GONE);
    state.disclosed = state.disclosed.filter((other) => other !== one);
  }
  calm(play, ({ scapegoat, avenger }) => scapegoat === id || avenger === id, clause);
  events.push({ type: 'withdrawn', clause, unit: id, hex, ...(isScreened(state) && { reveals: true }) });
}

/** The player names the units one by one. */
export const withdraw: Rule<'withdraw'> = {
  type: 'withdraw',
  timing: 'DP-PAC.RandomEvents.32-a',
  list(board, player, sink) {
    for (const unit of candidates(board, player, eventOn(frameOf(board).roll)))
      sink.add({ type: 'withdraw', unit });
  },
  refusal(board, player, { unit }) {
    const event = eventOn(frameOf(board).roll);
    return candidates(board, player, event).includes(unit) ? null : event.clause;
  },
  carryOut(play, _player, { unit }) {
    const frame = frameOf(play);
    leave(play, unit, eventOn(frame.roll).clause);
    frame.left -= 1;
    if (frame.left === 0) play.state.frames.pop();
  },
};

export const frameRules: FrameRules<'withdrawal'> = {
  withdrawal: {
    clause: 'DP-PAC.RandomEvents.32-a',
    asks: ({ roll }) => eventOn(roll).clause,
    offers: ['withdraw'],
    facts: ({ left }) => ({ left }),
    form: {
      on: ['segment'],
      *faults(board, { player, roll, left }) {
        const event = isEvent(roll) ? eventOn(roll) : undefined;
        if (event?.kind !== 'withdrawal') yield ['roll', 'must be an event that calls units away'];
        else if (playerOf(board, event) !== player) yield ['player', `must be ${event.seat}`];
        else if (left > candidates(board, player, event).length) yield ['left', 'more units than can leave'];
      },
    },
  },
};

const isEvent = (roll: number): boolean => [32, 33, 43].includes(roll);
