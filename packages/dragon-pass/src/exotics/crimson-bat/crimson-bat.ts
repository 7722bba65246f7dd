import { type Board, type Play, range, unitOf } from '../../core/board.ts';
import type { Rule } from '../../core/rule.ts';
import { type Clause, MOON_PHASES, type Player, type UnitId } from '../../core/vocabulary.ts';
import { eliminate } from '../../harm/harm.ts';
import { isLunarTroop } from '../../stacks/kinds.ts';
import { appetite, batOf, dueToday, swallow } from './hunger.ts';

/** DP-13.1-g: Lunar units in the Bat's hex or next to it, never the Bat itself (R-DPP-29). */
function mealRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  const bat = batOf(board);
  if (bat < 0 || unitOf(board, bat).owner !== player || unitOf(board, bat).hex < 0) return 'DP-13.1-g';
  const { owner, hex } = unitOf(board, id);
  if (owner !== player || hex < 0 || id === bat || !isLunarTroop(board, id)) return 'DP-13.1-g';
  if (range(board, unitOf(board, bat).hex, hex) > 1) return 'DP-13.1-g';
  return appetite(board) > 0 ? null : 'DP-13.1-v';
}

/** Feeds a Lunar unit to the Bat (DP-13.1-g); optional (DP-13.1-u). Eaten units are gone (DP-13.1-h). */
export const feed: Rule<'feed'> = {
  type: 'feed',
  timing: 'DP-13.1-g',
  list(board, player, sink) {
    if (appetite(board) === 0) return;
    board.state.units.forEach((_, unit) => {
      if (mealRefusal(board, player, unit) === null) sink.add({ type: 'feed', unit });
    });
  },
  refusal: (board, player, { unit }) => mealRefusal(board, player, unit),
  carryOut(play, _player, { unit }) {
    eliminate(play, unit, 'DP-13.1-g', true);
    swallow(play);
    play.events.push({ type: 'fed', clause: 'DP-13.1-g', unit, due: dueToday(play) });
  },
};

/** DP-13.1-o: with a debt still open when the Lunar exotics phase of a Full Half day ends, it dies. */
export function starveBat(play: Play): void {
  const { state } = play;
  const bat = batOf(play);
  if (bat < 0 || unitOf(play, bat).hex < 0 || unitOf(play, bat).owner !== state.active) return;
  if (state.moon === null || MOON_PHASES[state.moon] !== 'full-half' || dueToday(play) === 0) return;
  play.events.push({ type: 'bat-starved', clause: 'DP-13.1-o' });
  eliminate(play, bat, 'DP-13.1-o', true);
}
