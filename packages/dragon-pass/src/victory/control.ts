import { hexName, holderOf, type Play } from '../board.ts';
import { NOBODY } from '../vocabulary.ts';

/** DP-18-a, b: whoever stands in a place controls it, and keeps it when he leaves. */
export function settleControl(play: Play): void {
  for (const place of play.state.control) {
    const holder = holderOf(play, place.hex);
    if (holder === NOBODY || holder === place.player) continue;
    place.player = holder;
    const seat = play.state.seats[holder] ?? '';
    play.events.push({ type: 'control-changed', clause: 'DP-18-a', hex: hexName(play, place.hex), seat });
  }
}
