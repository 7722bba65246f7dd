import { type Board, type Play, stackOf, typeOf, unitOf } from '../core/board.ts';
import type { Clause, Hex, Player } from '../core/vocabulary.ts';
import { isScreened } from '../screening/knowledge.ts';

/** Lets each player in order rearrange their stacks among these that have more than one order. */
export function openRegroup(
  play: Play,
  players: readonly Player[],
  hexes: readonly Hex[],
  clause: Clause,
): void {
  play.state.restacked = [];
  for (const player of [...players].reverse()) {
    const own = hexes.filter((hex) => isOrderable(play, hex, player));
    if (own.length > 0) play.state.frames.push({ kind: 'regroup', player, hexes: own, clause });
  }
}

/** DP-5.2-c: the player may rearrange any of their stacks to which a unit has come back. */
export function regroupAfterReturn(play: Play, player: Player, hexes: readonly Hex[], clause: Clause): void {
  play.state.restacked = [];
  const shared = hexes.filter((hex) => stackOf(play, hex, player).length > 1);
  if (shared.length > 0) play.state.frames.push({ kind: 'regroup', player, hexes: shared, clause });
}

/**
 * Identical units need no order; magicians differ by their spirits, a scapegoat by its guilt. That they are identical must
 * not show by no question being asked (R-DP-54); recorded games without diplomacy go on as they were played.
 */
function isOrderable(board: Board, hex: Hex, player: Player): boolean {
  if (isScreened(board.state) && board.state.diplomacy !== undefined)
    return stackOf(board, hex, player).length > 1;
  const looks = stackOf(board, hex, player).map((id) => {
    const { type, down, shaken } = unitOf(board, id);
    const { spirit, agent } = typeOf(board, id);
    const unique =
      spirit !== null || agent !== null || board.state.rages.some((rage) => rage.scapegoat === id);
    return unique ? `unit ${id}` : `${type} ${down} ${shaken}`;
  });
  return new Set(looks).size > 1;
}
