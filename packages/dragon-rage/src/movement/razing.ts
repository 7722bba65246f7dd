import type { ActionOf } from '../core/actions.ts';
import { type Board, typeOf } from '../core/board.ts';
import type { Rule } from '../core/rule.ts';
import { activity } from '../core/state.ts';
import { type Clause, type UnitId, WAITING } from '../core/vocabulary.ts';
import { isRazed, needsDoorBroken, raze, standingVp } from '../victory/destruction.ts';
import { exitRefusal } from './major/exits.ts';
import { facingOf } from './major/facing.ts';
import { modeRefusal, pointsRefusal, rageRefusal, useMode, wantedMajors } from './major/modes.ts';

/** DR-2.3-e, f: a walking monster spends 1 MP in a victory point hex, occupied or not (R-DR-13, R-DR-14). */
export const razeInPlace: Rule<'raze'> = {
  type: 'raze',
  timing: 'DR-2.4.5-f',
  list(board, side, sink) {
    for (const id of wantedMajors(board, side, sink)) {
      const action: ActionOf<'raze'> = { type: 'raze', unit: id };
      if (razeRefusal(board, id) === null && rageRefusal(board, action) === null) sink.add(action);
    }
  },
  refusal: (board, _side, action) => razeRefusal(board, action.unit) ?? rageRefusal(board, action),
  carryOut(play, _side, { unit: id }) {
    const unit = play.state.units[id];
    useMode(play, id, 'walk');
    activity(unit).spent += 1;
    raze(play, unit.hex, 'DR-2.3-e', id);
  },
};

function razeRefusal(board: Board, id: UnitId): Clause | null {
  const unit = board.state.units[id];
  if (typeOf(board, unit).destroys !== 'body' || unit.side !== 'invader' || unit.hex === WAITING)
    return 'DR-2.3-e';
  if (isRazed(board, unit.hex)) return 'DR-2.2.4.7-b';
  if (standingVp(board, unit.hex) === 0) return 'DR-2.3-e';
  if (needsDoorBroken(board, unit.hex)) return 'DR-2.3-v';
  return (
    modeRefusal(board, id, 'walk') ??
    pointsRefusal(board, unit, 1) ??
    exitRefusal(board, id, facingOf(unit), 1)
  );
}
