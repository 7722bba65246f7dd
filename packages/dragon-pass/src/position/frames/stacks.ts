import { battleOf } from '../../core/battle.ts';
import { holderOf, stackAt, stackOf, unitOf } from '../../core/board.ts';
import { type FrameForm, phaseFaults, repeatFaults } from '../../core/frame-form.ts';
import { orderable } from '../../stacks/restack.ts';
import { stepFaults } from './form.ts';

/** DP-5.2-a */
export const restack: FrameForm<'restack'> = {
  on: ['nothing', 'array', 'regroup'],
  *faults(board, { player, hex, placed }) {
    yield* repeatFaults('placed', placed);
    const units = orderable(board, hex, player);
    if (placed.some((id) => !units.includes(id)))
      yield ['placed', `must be among ${units.join(', ') || 'none'}`];
    if (units.length - placed.length < 2) yield ['hex', 'there is nothing to put in order'];
    if (board.state.frames.length > 1) return;
    yield* phaseFaults(board, 'movement');
    if (player !== board.state.active) yield ['player', 'must be the one whose turn it is'];
  },
};

/** DP-7.10.2-a, DP-7.12-a; after a rally, returned units are put in their place (DP-5.2-c). */
export const regroup: FrameForm<'regroup'> = {
  on: ['nothing', 'battle', 'regroup', 'rallying', 'rejoin'],
  *faults(board, { player, hexes, clause }) {
    yield* repeatFaults('hexes', hexes);
    for (const [index, hex] of hexes.entries())
      if (stackOf(board, hex, player).length < 2)
        yield [`hexes[${index}]`, 'there is nothing to put in order'];
    if (clause === 'DP-7.10.2-a') yield* stepFaults(board, 'rearrange');
    else if (clause === 'DP-7.12-a') yield* stepFaults(board, 'regroup');
    else if (clause === 'DP-8.5-e' || clause === 'DP-5.2-c') yield* phaseFaults(board, 'rally');
    else yield ['clause', 'must be DP-7.10.2-a, DP-7.12-a, DP-8.5-e or DP-5.2-c'];
  },
};

/** DP-8.4-b */
export const protect: FrameForm<'protect'> = {
  on: ['battle', 'area-effect', 'protect'],
  *faults(board, { player, hex, left, among, secret }) {
    const { state } = board;
    if (battleOf(board)) yield* stepFaults(board, 'chaos-shield', 'spirits-shield');
    if (player !== holderOf(board, hex)) yield ['player', 'must own the stack'];
    yield* repeatFaults('among', among);
    const there = stackAt(board, hex);
    if (among.some((id) => !there.includes(id) || unitOf(board, id).owner !== player))
      yield ['among', 'must be units of the player in that hex'];
    const open = among.filter((id) => !state.shielded.includes(id)).length;
    if (left > open) yield ['left', `there are ${open} to choose from`];
    if (left === 0 && !(secret && among.length === 0)) yield ['left', 'there is nothing to choose'];
  },
};
