import type { Play } from '../core/board.ts';
import { hexName } from '../core/hexes.ts';
import { NOBODY } from '../core/vocabulary.ts';
import { occupantOf } from '../stacks/occupants.ts';

/** DP-18-a, b: a player in a place when a phase ends controls it, and keeps it after leaving. */
export function settleControl(play: Play): void {
  for (const place of play.state.control) {
    const holder = occupantOf(play, place.hex);
    if (holder === NOBODY || holder === place.player) continue;
    place.player = holder;
    const seat = play.state.seats[holder];
    play.events.push({ type: 'control-changed', clause: 'DP-18-a', hex: hexName(play, place.hex), seat });
  }
}
