// A Bat that dies hungry takes Lunar units with it, named by an opponent (DP-13.1-p to t).

import { findContacts } from '../battle/contacts.ts';
import { type Board, type Play, stackOf, unitOf } from '../board.ts';
import { eliminate } from '../fate.ts';
import type { FrameOf } from '../frames.ts';
import { throwDie } from '../rolls.ts';
import type { Rule } from '../rule.ts';
import { isLunarTroop } from '../stacks/kinds.ts';
import type { Clause, Hex, Player, UnitId } from '../vocabulary.ts';
import { batOf, dueToday, sated } from './hunger.ts';

function frameOf({ state }: Board): FrameOf<'bat-debt'> {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'bat-debt') throw new Error('nobody is owed to the Bat');
  return frame;
}

/** The Lunar units on the map. */
function victims(board: Board): UnitId[] {
  const { owner } = unitOf(board, batOf(board));
  return board.state.units.flatMap((unit, id) =>
    unit.owner === owner && unit.hex >= 0 && isLunarTroop(board, id) ? [id] : [],
  );
}

/** DP-13.1-p, r: what the dead Bat was still owed is removed, or everybody where there are not more. */
export function settleBatDebt(play: Play, fallen: UnitId): void {
  const { state } = play;
  if (fallen !== batOf(play)) return;
  const due = dueToday(play);
  state.hunger = sated();
  if (due === 0) return;
  const player = picker(play, due);
  const left = victims(play);
  if (left.length > due) state.frames.push({ kind: 'bat-debt', player, left: due });
  else for (const id of left) eliminate(play, id, 'DP-13.1-r');
}

/** DP-13.1-q: the only opponent, or of several the one who rolls highest. */
function picker(play: Play, due: number): Player {
  const { state, events } = play;
  const { owner } = unitOf(play, batOf(play));
  let rivals = state.seats.map((_, player) => player).filter((player) => player !== owner);
  const rolls: { seat: string; die: number }[] = [];
  while (rivals.length > 1) {
    const round = rivals.map((player) => ({ player, die: throwDie(play, () => []) }));
    rolls.push(...round.map(({ player, die }) => ({ seat: state.seats[player] ?? '', die })));
    const best = Math.max(...round.map(({ die }) => die));
    rivals = round.flatMap(({ player, die }) => (die === best ? [player] : []));
  }
  const [player = 0] = rivals;
  events.push({ type: 'bat-unsated', clause: 'DP-13.1-q', seat: state.seats[player] ?? '', due, rolls });
  return player;
}

/** The place of a unit among those of its owner in the hex: 0 is the top. */
const depthOf = (board: Board, id: UnitId): number => {
  const { hex, owner } = unitOf(board, id);
  return stackOf(board, hex, owner).indexOf(id);
};

function forfeitRefusal(board: Board, hex: Hex, depth: number): Clause | null {
  const id = stackOf(board, hex, unitOf(board, batOf(board)).owner)[depth];
  return id !== undefined && isLunarTroop(board, id) ? null : 'DP-13.1-p';
}

/** Names one victim by where it lies: covered units too, which nobody may look at first (DP-13.1-t). */
export const forfeit: Rule<'forfeit'> = {
  type: 'forfeit',
  timing: 'DP-13.1-p',
  list(board, _player, sink) {
    const places = victims(board).map((id) => ({ hex: unitOf(board, id).hex, depth: depthOf(board, id) }));
    places.sort((a, b) => a.hex - b.hex || a.depth - b.depth);
    for (const { hex, depth } of places) sink.actions.push({ type: 'forfeit', hex, depth });
  },
  refusal: (board, _player, { hex, depth }) => forfeitRefusal(board, hex, depth),
  carryOut(play, _player, { hex, depth }) {
    const { state } = play;
    const frame = frameOf(play);
    const id = stackOf(play, hex, unitOf(play, batOf(play)).owner)[depth];
    frame.left -= 1;
    if (frame.left === 0) state.frames.pop();
    if (id !== undefined) eliminate(play, id, 'DP-13.1-p');
    // A Bat that starved at the end of the exotics phase: whoever is gone stands next to nobody in the combat phase.
    if (frame.left === 0 && state.phase === 'commit') state.contacts = findContacts(play);
  },
};
