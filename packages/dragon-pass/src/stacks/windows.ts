import { theBattle } from '../core/battle.ts';
import { type Board, unitOf } from '../core/board.ts';
import { crowdsOf } from '../core/owners.ts';
import type { Hex, Player, UnitId } from '../core/vocabulary.ts';

/** The hexes whose stacks a player may put in order at this moment (5.2, 7.10.2, 7.12, 8.5). */
export function openWindows(board: Board, player: Player): readonly Hex[] {
  const { state } = board;
  const frame = state.frames.at(-1);
  if (frame?.kind === 'regroup') return frame.hexes;
  if (frame?.kind === 'array') return arrayable(board);
  return isOpenToAll(board, player) ? crowdsOf(board, player) : [];
}

/** Whether the stack of a hex is one of them. */
export const isWindow = (board: Board, player: Player, hex: Hex): boolean =>
  isOpenToAll(board, player) || openWindows(board, player).includes(hex);

/** DP-5.2-a: in their movement phase players may rearrange all their stacks. */
const isOpenToAll = ({ state }: Board, player: Player): boolean =>
  state.frames.length === 0 && state.phase === 'movement' && player === state.active;

/** The attacker's stacks until reserves have been named in them (DP-7.10.2-a). */
function arrayable(board: Board): Hex[] {
  const { attackers, reserve } = theBattle(board);
  const hexes = new Set(attackers.map((id) => unitOf(board, id).hex));
  for (const id of reserve) hexes.delete(unitOf(board, id).hex);
  return [...hexes];
}

/** R-DPC-41: of a garrison only attacking units are rearranged; the rest is no part of the battle. */
export function isMovable(board: Board, id: UnitId): boolean {
  const { frames } = board.state;
  const arraying = frames.length > 0 && frames.some(({ kind }) => kind === 'array');
  return !arraying || theBattle(board).attackers.includes(id);
}
