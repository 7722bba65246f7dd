import { type Board, faceOf, hexName, range, unitOf } from '../../core/board.ts';
import type { Rule } from '../../core/rule.ts';
import { type Clause, type Hex, MOON_PHASES, type Player } from '../../core/vocabulary.ts';
import { rangeFactorOf } from '../../moon/figures.ts';
import { servantOf } from '../../stacks/kinds.ts';
import { namedUnit } from '../../stacks/roster.ts';
import { strikeArea } from '../area-effect.ts';

const crater = (board: Board) => namedUnit(board, 'crater-makers');

/** DP-13.2-a, b: once per game, while the side with the mark is up, on no Black or Dying day. */
function callRefusal(board: Board, player: Player): Clause | null {
  const { state } = board;
  const id = crater(board);
  if (id < 0 || unitOf(board, id).owner !== player || unitOf(board, id).hex < 0) return 'DP-13.2-a';
  if (state.used.includes('meteor') || !faceOf(board, id).exotic) return 'DP-13.2-a';
  const day = state.moon === null ? '' : MOON_PHASES[state.moon];
  return day === 'black' || day === 'dying' ? 'DP-13.2-b' : null;
}

/** DP-13.2-c. */
function targetRefusal(board: Board, hex: Hex): Clause | null {
  const id = crater(board);
  return range(board, unitOf(board, id).hex, hex) <= (rangeFactorOf(board, id) ?? -1) ? null : 'DP-13.2-c';
}

/** The Crater Makers call a Meteor Storm down; their agent does not attack in this turn, but is not lost (DP-13.2-h, i). */
export const meteor: Rule<'meteor'> = {
  type: 'meteor',
  timing: 'DP-13.2-a',
  list(board, player, sink) {
    if (callRefusal(board, player) !== null) return;
    for (let hex = 0; hex < board.world.land.grid.size; hex++)
      if (targetRefusal(board, hex) === null) sink.add({ type: 'meteor', hex });
  },
  refusal: (board, player, { hex }) => callRefusal(board, player) ?? targetRefusal(board, hex),
  carryOut(play, _player, { hex }) {
    const { state, events } = play;
    const id = crater(play);
    const agent = servantOf(play, id);
    state.used.push('meteor');
    if (agent >= 0) state.spent.push(agent);
    events.push({ type: 'meteors-fell', clause: 'DP-13.2-a', hex: hexName(play, hex) });
    strikeArea(play, 'meteors', [hex], id);
  },
};
