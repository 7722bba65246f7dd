import { type Board, enemiesAt, faceOf, hexName, neighboursOf, putUnit, unitOf } from '../../core/board.ts';
import type { Rule } from '../../core/rule.ts';
import { type Clause, GONE, type Hex, type Player } from '../../core/vocabulary.ts';
import { eliminate } from '../../harm/harm.ts';
import { namedUnit } from '../../stacks/roster.ts';
import { strikeArea } from '../area-effect.ts';

/** DP-12.4-a, R-DPP-27: stacks of other players next to the Wasps. */
function preyAround(board: Board, player: Player): Hex[] {
  const { hex } = unitOf(board, namedUnit(board, 'wasps'));
  return neighboursOf(board, hex).filter((next) => enemiesAt(board, next, player));
}

function swarmRefusal(board: Board, player: Player): Clause | null {
  const id = namedUnit(board, 'wasps');
  if (id < 0 || unitOf(board, id).owner !== player || unitOf(board, id).hex < 0) return 'DP-12.4-a';
  return faceOf(board, id).exotic && preyAround(board, player).length > 0 ? null : 'DP-12.4-a';
}

/** The Wasps sting all units around them and die of it (DP-12.4-c). */
export const wasps: Rule<'wasps'> = {
  type: 'wasps',
  timing: 'DP-12.4-a',
  list(board, player, sink) {
    if (swarmRefusal(board, player) === null) sink.add({ type: 'wasps' });
  },
  refusal: (board, player) => swarmRefusal(board, player),
  carryOut(play, player) {
    const id = namedUnit(play, 'wasps');
    const hexes = preyAround(play, player);
    play.events.push({
      type: 'wasps-swarmed',
      clause: 'DP-12.4-a',
      hex: hexName(play, unitOf(play, id).hex),
    });
    strikeArea(play, 'wasps', hexes, id);
    eliminate(play, id, 'DP-12.4-c');
    putUnit(play, id, GONE);
  },
};
