import { isMajor } from '../../core/board.ts';
import type { Rule } from '../../core/rule.ts';
import { batter, batteringOdds, batteringRefusal, listBattering } from './battering.ts';
import { breakingOdds, breakingRefusal, breakOnFoot, listBreaking } from './breaking-on-foot.ts';

/** Smashing gates and doors (2.5.5.1, 2.5.5.2): an invader's business, major monsters in their own way. */
export const smashing: Rule<'smash'> = {
  type: 'smash',
  timing: 'DR-2.4.5-f',
  list(board, side, sink) {
    if (side !== 'invader') return;
    const { units } = board.state;
    const { besideWall } = board.map;
    for (let id = 0; id < units.length && !sink.isFull(); id++) {
      const { hex } = units[id];
      if (units[id].side !== side || hex < 0 || besideWall[hex] === 0 || !sink.wants(id)) continue;
      if (isMajor(units[id])) listBattering(board, id, sink);
      else listBreaking(board, id, sink);
    }
  },
  refusal(board, side, action) {
    if (side !== 'invader') return 'DR-1.1-b';
    const unit = board.state.units[action.unit];
    if (isMajor(unit)) return batteringRefusal(board, action);
    if (action.mp !== undefined) return 'DR-1.1-b';
    return breakingRefusal(board, action.unit, action.to);
  },
  odds(board, _side, action) {
    const unit = board.state.units[action.unit];
    if (isMajor(unit)) return batteringOdds(board, action);
    return breakingOdds(board, action.unit, action.to);
  },
  carryOut(play, _side, action) {
    const unit = play.state.units[action.unit];
    if (isMajor(unit)) batter(play, action);
    else breakOnFoot(play, action.unit, action.to);
  },
};
