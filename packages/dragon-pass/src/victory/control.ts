import { type Board, hexName, type Play, stackAt, unitOf } from '../core/board.ts';
import { type Hex, NOBODY, type Player, type UnitId } from '../core/vocabulary.ts';
import { isAgent, isBoundSpirit } from '../stacks/kinds.ts';

/** R-DPP-101: any unit of a player in the hex, inside the walls or not; magicians' spirits and agents do not count. */
const occupies = (board: Board, id: UnitId): boolean =>
  unitOf(board, id).owner !== NOBODY && !isBoundSpirit(board, id) && !isAgent(board, id);

/** The player with a unit in the hex, or NOBODY. */
export function occupantOf(board: Board, hex: Hex): Player {
  const unit = stackAt(board, hex).find((id) => occupies(board, id));
  return unit === undefined ? NOBODY : unitOf(board, unit).owner;
}

/** DP-18-a, b: a player in a place when a phase ends controls it, and keeps it after leaving. */
export function settleControl(play: Play): void {
  for (const place of play.state.control) {
    const holder = occupantOf(play, place.hex);
    if (holder === NOBODY || holder === place.player) continue;
    place.player = holder;
    const seat = play.state.seats[holder] ?? '';
    play.events.push({ type: 'control-changed', clause: 'DP-18-a', hex: hexName(play, place.hex), seat });
  }
}
