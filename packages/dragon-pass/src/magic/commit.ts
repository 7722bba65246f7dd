import { type Board, commitUnit, isInactive, stackAt, typeOf, unitOf } from '../core/board.ts';
import { hexName, range } from '../core/hexes.ts';
import { hasOthers } from '../core/owners.ts';
import type { Rule } from '../core/rule.ts';
import { BOXED, type Clause, type Hex, type Player, type UnitId } from '../core/vocabulary.ts';
import { rangeFactorOf } from '../moon/figures.ts';
import { isServantType, masterOf } from '../stacks/kinds.ts';
import { errands } from './errands.ts';

/** Why the spirit or agent cannot leave its box, or null (7.3.7, 7.3.8, DP-16.10.2-f). */
export function servantRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  const { owner, hex } = unitOf(board, id);
  if (owner !== player) return 'DP-4.2-d';
  if (!isServantType(typeOf(board, id))) return 'DP-4.2-c';
  if (hex !== BOXED) return 'DP-7.3-a';
  const master = masterOf(board, id);
  if (master < 0 || unitOf(board, master).hex < 0) return 'DP-7.3.8-a';
  return board.state.jack?.callers.includes(master) ? 'DP-16.10.2-f' : null;
}

/** How far the servant reaches: its magician's range as it is now, from the magician's hex (R-DPC-42, R-DPC-88). */
export function reaches(board: Board, id: UnitId, hex: Hex): boolean {
  const master = masterOf(board, id);
  const reach = rangeFactorOf(board, master);
  return reach !== null && range(board, unitOf(board, master).hex, hex) <= reach;
}

/** DP-13.2-h: it may not attack in this player-turn. */
const isSpent = ({ state }: Board, id: UnitId): boolean => state.spent.includes(id);

function targetRefusal(board: Board, id: UnitId, hex: Hex): Clause | null {
  if (isSpent(board, id)) return 'DP-13.2-h';
  if (!stackAt(board, hex).some((other) => isInactive(board, other))) return 'DP-7.3.3-b';
  return reaches(board, id, hex) ? null : 'DP-7.3.3-a';
}

/** Sends a spirit or agent to an inactive stack before battle (7.3). Its magician is secret (DP-7.3.6-a). */
export const commit: Rule<'commit'> = {
  type: 'commit',
  timing: 'DP-7.2-a',
  list: errands({
    type: 'commit',
    isSought: hasOthers,
    isReady: (board, player, id) => servantRefusal(board, player, id) === null && !isSpent(board, id),
  }),
  refusal: (board, player, { unit, hex }) =>
    servantRefusal(board, player, unit) ?? targetRefusal(board, unit, hex),
  carryOut(play, _player, { unit, hex }) {
    commitUnit(play, unit, hex);
    play.events.push({ type: 'committed', clause: 'DP-7.3.2-a', unit, hex: hexName(play, hex) });
  },
};
