import { isMajor } from '../../core/board.ts';
import { planned, type Rule } from '../../core/rule.ts';
import { type Battering, batter, batteringOdds, batteringOf, listBattering } from './battering.ts';
import { type Breaking, breakingOdds, breakingOf, breakOnFoot, listBreaking } from './breaking-on-foot.ts';

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
  ...planned<'smash', Breaking | Battering>({
    plan(board, side, action) {
      if (side !== 'invader') return 'DR-1.1-b';
      if (isMajor(board.state.units[action.unit])) return batteringOf(board, action);
      return action.mp === undefined ? breakingOf(board, action.unit, action.to) : 'DR-1.1-b';
    },
    odds: (board, _side, action, plan) =>
      'gate' in plan ? batteringOdds(action, plan) : breakingOdds(board, plan),
    carryOut(play, _side, action, plan) {
      if ('gate' in plan) batter(play, action, plan);
      else breakOnFoot(play, plan);
    },
  }),
};
