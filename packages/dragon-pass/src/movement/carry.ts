// Units that cannot move by themselves are carried (6.7): from where the phase began, by one unit, as far as it likes.

import { type Board, changing, faceOf, type Play, putUnit, stackAt, unitOf } from '../core/board.ts';
import { hexName } from '../core/hexes.ts';
import type { Rule } from '../core/rule.ts';
import type { Clause, Hex, Player, UnitId } from '../core/vocabulary.ts';
import { enterFlood } from '../harm/flooding.ts';
import { toOwner } from '../screening/knowledge.ts';
import { mountOf } from '../stacks/mount.ts';
import { allCargo, canCarryIt, isCargo } from '../terrain/cargo.ts';
import { moverRefusal } from '../terrain/mover.ts';
import { enteredBy } from './entries.ts';

/** DP-6.7-d: carrier and cargo start the phase in the same hex; cargo is not handed on (R-DPC-36). */
function cargoRefusal(board: Board, player: Player, id: UnitId, cargo: UnitId): Clause | null {
  const carrier = unitOf(board, id);
  const load = unitOf(board, cargo);
  if (load.owner !== player || !isCargo(board, cargo)) return 'DP-6.7-a';
  if (!canCarryIt(board, id, cargo)) return 'DP-6.7-c';
  if (board.state.acted.includes(id)) return 'DP-6.7-d';
  return carrier.hex === load.hex && carrier.did === null && load.did === null ? null : 'DP-6.7-d';
}

export const carry: Rule<'carry'> = {
  type: 'carry',
  timing: 'DP-6-a',
  list(board, player, sink) {
    for (const cargo of allCargo(board)) {
      const { owner, hex, did } = unitOf(board, cargo);
      if (owner !== player || hex < 0 || did !== null || !isCargo(board, cargo)) continue;
      for (const unit of stackAt(board, hex))
        if (carry.refusal(board, player, { type: 'carry', unit, cargo }) === null)
          sink.add({ type: 'carry', unit, cargo });
    }
  },
  refusal: (board, player, { unit, cargo }) =>
    moverRefusal(board, player, unit) ?? cargoRefusal(board, player, unit, cargo),
  carryOut(play, _player, { unit, cargo }) {
    const load = changing(play, cargo);
    load.did = { from: load.hex, spent: 0, stopped: false, paid: 0, bonus: false, by: unit };
    play.events.push({ type: 'carried', clause: 'DP-6.7-b', unit: cargo, by: unit, ...toOwner(play, cargo) });
  },
};

/** DP-6.7-b: in any hex the carrier has come to; it stays there for the phase. */
export const setDown: Rule<'set-down'> = {
  type: 'set-down',
  timing: 'DP-6-a',
  list(board, player, sink) {
    for (const unit of allCargo(board))
      if (setDownRefusal(board, player, unit) === null) sink.add({ type: 'set-down', unit });
  },
  refusal: (board, player, { unit }) => setDownRefusal(board, player, unit),
  carryOut(play, _player, { unit }) {
    const load = changing(play, unit);
    const aloft = load.did?.by !== undefined && faceOf(play, load.did.by).flies;
    const { from, entered } = load.did ?? { from: load.hex };
    load.did = { from, spent: 0, stopped: true, paid: 0, bonus: false, ...(entered && { entered }) };
    const hex = hexName(play, load.hex);
    play.events.push({ type: 'set-down', clause: 'DP-6.7-b', unit, hex, ...toOwner(play, unit) });
    if (aloft) enterFlood(play, unit, true, true);
  },
};

function setDownRefusal({ state, world }: Board, player: Player, id: UnitId): Clause | null {
  const load = state.units[id];
  if (load?.owner !== player || load.did?.by === undefined || load.hex === load.did.from) return 'DP-6.7-b';
  const ground = world.land.terrain[load.hex];
  return ground === 'lake' || ground === 'sea' ? 'DP-6.3-b' : null;
}

/** Moves the cargo along at no cost, and the Hound under its rider. */
export function takeAlong(play: Play, carrier: UnitId, from: Hex, to: Hex): readonly UnitId[] {
  const cargo: UnitId[] = [];
  for (const id of allCargo(play)) if (unitOf(play, id).did?.by === carrier) cargo.push(id);
  for (const id of cargo) {
    const { did } = unitOf(play, id);
    const entry = enteredBy(play, did, from, to);
    if (did && entry.entered) changing(play, id).did = { ...did, ...entry };
    putUnit(play, id, to);
  }
  const mount = mountOf(play, carrier);
  if (mount < 0) return cargo;
  putUnit(play, mount, to);
  return [...cargo, mount];
}
