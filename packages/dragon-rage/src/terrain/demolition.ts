import { type Board, hexName, type Play, typeOf } from '../core/board.ts';
import type { Rule } from '../core/rule.ts';
import { activity } from '../core/state.ts';
import type { Clause, Side, UnitId } from '../core/vocabulary.ts';
import { WOODEN_BRIDGE } from '../world/city-map.ts';

/** A troop unit on a wooden bridge gives up its attack to undermine it (2.5.7.1). */
export const demolish: Rule<'demolish'> = {
  type: 'demolish',
  timing: 'DR-2.5.7.1-a',
  list(board, side, sink) {
    const { units } = board.state;
    for (let id = 0; id < units.length && !sink.isFull(); id++) {
      const unit = units[id];
      if (unit.side !== side || unit.hex < 0 || unit.did === null || unit.did.bridge < 0) continue;
      if (demolitionRefusal(board, id) === null) sink.add({ type: 'demolish', unit: id });
    }
  },
  refusal: (board, _side, action) => demolitionRefusal(board, action.unit),
  carryOut(play, _side, action) {
    activity(play.state.units[action.unit]).demolishes = true;
  },
};

/** DR-2.5.7-a, b, DR-2.5.7.1-a, d: troops that came onto the wooden bridge this player-turn and have not attacked. */
function demolitionRefusal(board: Board, id: UnitId): Clause | null {
  const { did, hex } = board.state.units[id];
  const kind = hex < 0 ? 0 : board.map.bridge[hex];
  if (kind !== WOODEN_BRIDGE) return kind === 0 ? 'DR-2.5.7-a' : 'DR-2.5.7-b';
  if (typeOf(board, board.state.units[id]).kind !== 'troop') return 'DR-2.5.7.1-d';
  return did === null || did.bridge !== hex || did.attacked || did.demolishes ? 'DR-2.5.7.1-a' : null;
}

/** DR-2.5.7.1-a: at the end of the player-turn the marker goes under units that kept at it. */
export function placeDemolitionMarkers(play: Play, side: Side): void {
  const { bridges, turn, units } = play.state;
  for (let id = 0; id < units.length; id++) {
    const { did, hex } = units[id];
    if (units[id].side !== side || hex < 0 || !did?.demolishes) continue;
    bridges.push({ hex, stage: 'marked', unit: id, turn });
    play.events.push({ type: 'bridge-marked', clause: 'DR-2.5.7.1-a', hex: hexName(play, hex), unit: id });
  }
}
