// An opponent names the Lunar units that a Bat slain in its hunger takes with it (DP-13.1-p to t).

import { type Board, stackOf, unitOf } from '../../core/board.ts';
import { topFrame } from '../../core/frames.ts';
import type { Rule } from '../../core/rule.ts';
import type { Clause, Hex, UnitId } from '../../core/vocabulary.ts';
import { eliminate } from '../../harm/harm.ts';
import { findContacts } from '../../stacks/contacts.ts';
import { isLunarTroop } from '../../stacks/kinds.ts';
import { debtors } from './bat-debt.ts';
import { batOf } from './hunger.ts';

const frameOf = (board: Board) => topFrame(board, 'bat-debt');

/** The place of a unit among those of its owner in the hex: 0 is the top. */
const depthOf = (board: Board, id: UnitId): number => {
  const { hex, owner } = unitOf(board, id);
  return stackOf(board, hex, owner).indexOf(id);
};

function forfeitRefusal(board: Board, hex: Hex, depth: number): Clause | null {
  const id = stackOf(board, hex, unitOf(board, batOf(board)).owner)[depth];
  return id !== undefined && isLunarTroop(board, id) ? null : 'DP-13.1-p';
}

/** Names one victim by its place, including covered units, which may not be looked at first (DP-13.1-t). */
export const forfeit: Rule<'forfeit'> = {
  type: 'forfeit',
  timing: 'DP-13.1-p',
  list(board, _player, sink) {
    const places = debtors(board).map((id) => ({ hex: unitOf(board, id).hex, depth: depthOf(board, id) }));
    places.sort((a, b) => a.hex - b.hex || a.depth - b.depth);
    for (const { hex, depth } of places) sink.add({ type: 'forfeit', hex, depth });
  },
  refusal: (board, _player, { hex, depth }) => forfeitRefusal(board, hex, depth),
  carryOut(play, _player, { hex, depth }) {
    const { state } = play;
    const frame = frameOf(play);
    const id = stackOf(play, hex, unitOf(play, batOf(play)).owner)[depth];
    frame.left -= 1;
    if (frame.left === 0) state.frames.pop();
    if (id !== undefined) eliminate(play, id, 'DP-13.1-p');
    // If the Bat starved at the end of the exotics phase, its victims have no contacts in combat.
    if (frame.left === 0 && state.phase === 'commit') state.contacts = findContacts(play);
  },
};
