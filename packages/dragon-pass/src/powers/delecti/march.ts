// The march of the chain (16.3.2.4, R-DPP-64): its head or tail leads, hex by hex, and all others follow in file.

import { directionTo } from '@hexwyrm/hexmap';
import { type Board, unitOf } from '../../core/board.ts';
import { neighboursOf } from '../../core/hexes.ts';
import { planned, type Rule } from '../../core/rule.ts';
import type { Clause, Hex, Player, UnitId } from '../../core/vocabulary.ts';
import { eliminate } from '../../harm/harm.ts';
import { goTo } from '../../movement/step.ts';
import { isMarch, type March, marchOf, marchOn } from '../../terrain/march.ts';
import { moverOf } from '../../terrain/mover.ts';
import { chainOf, endsOf } from './chain.ts';

interface Move {
  readonly id: UnitId;
  readonly from: Hex;
  readonly march: March;
}

/** One hex of the whole file: where each comes to, the leader first, and who is lost. */
interface File {
  readonly end: 'head' | 'tail';
  readonly moves: readonly Move[];
  readonly lost: readonly UnitId[];
}

/** DP-16.3.2.4-c, R-DP-67: the file from that end on; once one end has led the other does not in the same phase. */
function fileBehind(board: Board, player: Player, leader: UnitId): readonly UnitId[] | Clause {
  const chain = chainOf(board);
  if (!chain.includes(leader) || unitOf(board, leader).owner !== player) return 'DP-16.3.2.4-c';
  const { file } = board.state;
  if (chain[0] === leader && file !== 'tail') return chain;
  return chain.at(-1) === leader && file !== 'head' ? chain.toReversed() : 'DP-16.3.2.4-c';
}

/** The march of one zombie to a hex, or the clause that forbids it. */
function marchTo(board: Board, id: UnitId, to: Hex): March | Clause {
  const direction = directionTo(board.world.land.grid, unitOf(board, id).hex, to);
  return direction === -1 ? 'DP-6-d' : marchOn(moverOf(board, id), marchOf(board, id), direction);
}

/** DP-16.3.2.4-d, e, f: each takes the hex of the one before; who cannot is lost with all behind. */
function planOf(board: Board, player: Player, leader: UnitId, to: Hex): File | Clause {
  const file = fileBehind(board, player, leader);
  if (typeof file === 'string') return file;
  const moves: Move[] = [];
  let goal = to;
  for (const id of file) {
    const march = marchTo(board, id, goal);
    if (!isMarch(march)) {
      if (moves.length === 0) return march;
      break;
    }
    const { hex: from } = unitOf(board, id);
    moves.push({ id, from, march });
    goal = from;
  }
  const end = board.state.file ?? (chainOf(board)[0] === leader ? 'head' : 'tail');
  return { end, moves, lost: file.slice(moves.length) };
}

export const march: Rule<'march'> = {
  type: 'march',
  timing: 'DP-16.3.2.4-c',
  list(board, player, sink) {
    for (const unit of endsOf(board))
      for (const to of neighboursOf(board, unitOf(board, unit).hex))
        if (typeof planOf(board, player, unit, to) !== 'string') sink.add({ type: 'march', unit, to });
  },
  scope(board, player, { unit, to }) {
    const plan = planOf(board, player, unit, to);
    return typeof plan === 'string' ? [] : plan.moves.map(({ march: { hex } }) => hex);
  },
  ...planned<'march', File>({
    plan: (board, player, { unit, to }) => planOf(board, player, unit, to),
    carryOut(play, _player, _action, { end, moves, lost }) {
      play.state.file = end;
      for (const { id, from, march: way } of moves) goTo(play, id, from, way, 'DP-16.3.2.4-d');
      for (const id of lost) eliminate(play, id, 'DP-16.3.2.4-f');
    },
  }),
};
