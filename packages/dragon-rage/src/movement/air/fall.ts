import { directionTo } from '@hexwyrm/hexmap';
import { crash, crashOdds } from '../../consequences/crash.ts';
import { leftFor } from '../../consequences/step.ts';
import type { ActionOf } from '../../core/actions.ts';
import { type Board, isTower, putUnit } from '../../core/board.ts';
import { pointsLeft } from '../../core/body.ts';
import type { Rule } from '../../core/rule.ts';
import { type Clause, type UnitId, WAITING } from '../../core/vocabulary.ts';
import { OFFMAP } from '../../world/terrain.ts';
import { modeRefusal, rageRefusal, useMode, wantedMajors } from '../major/modes.ts';

/** DR-2.12.1.1.5-g: instead of moving, a monster throws itself off a tower and crashes beside it (R-DR-81). */
export const fall: Rule<'fall'> = {
  type: 'fall',
  timing: 'DR-2.4.5-f',
  list(board, side, sink) {
    const { grid, terrain } = board.map;
    for (const id of wantedMajors(board, side, sink)) {
      if (brinkRefusal(board, id)) continue;
      for (let direction = 0; direction < 6; direction++) {
        const to = grid.neighbour[board.state.units[id].hex * 6 + direction];
        if (to < 0 || terrain[to] === OFFMAP) continue;
        const action: ActionOf<'fall'> = { type: 'fall', unit: id, to };
        if (rageRefusal(board, action) === null) sink.add(action);
      }
    }
  },
  refusal(board, _side, action) {
    const refusal = brinkRefusal(board, action.unit);
    if (refusal) return refusal;
    const to = action.to;
    if (to < 0 || board.map.terrain[to] === OFFMAP) return 'DR-2.1-b';
    if (directionTo(board.map.grid, board.state.units[action.unit].hex, to) === -1) return 'DR-2.12.1.1.5-g';
    return rageRefusal(board, action);
  },
  odds: (board, _side, action) => crashOdds(board, action.unit, action.to),
  carryOut(play, _side, action) {
    const from = play.state.units[action.unit].hex;
    useMode(play, action.unit, 'fall');
    putUnit(play, action.unit, action.to);
    leftFor(play, action.unit, from, 0, 'DR-2.12.1.1.5-g');
    crash(play, action.unit);
  },
};

/** In a tower, with at least one wing point left. */
function brinkRefusal(board: Board, id: UnitId): Clause | null {
  const unit = board.state.units[id];
  const refusal = modeRefusal(board, id, 'fall');
  if (refusal) return refusal;
  if (unit.hex === WAITING || !isTower(board, unit.hex)) return 'DR-2.12.1.1.5-g';
  return pointsLeft(board, unit, 'wings') > 0 ? null : 'DR-2.12.1.1.5-g';
}
