import { DIRECTION_NAMES, turn } from '@hexwyrm/hexmap';
import type { ActionOf } from '../../core/actions.ts';
import { type Board, isMajor } from '../../core/board.ts';
import type { Rule } from '../../core/rule.ts';
import { activity } from '../../core/state.ts';
import { type Clause, type UnitId, WAITING } from '../../core/vocabulary.ts';
import { exitRefusal } from './exits.ts';
import { face, facingNamed, facingOf, turnsBetween } from './facing.ts';
import { modeRefusal, pointsRefusal, rageRefusal, useMode, wantedMajors } from './modes.ts';

/** DR-2.12.1.1.1-d, e, f: a 60 degree turn for 1 MP, at any point of a walk. */
export const turnInPlace: Rule<'turn'> = {
  type: 'turn',
  timing: 'DR-2.4.5-f',
  list(board, side, sink) {
    for (const id of wantedMajors(board, side, sink)) {
      if (readyRefusal(board, id)) continue;
      for (const steps of [1, -1]) {
        const facing = turn(facingOf(board.state.units[id]), steps);
        const action: ActionOf<'turn'> = { type: 'turn', unit: id, facing: DIRECTION_NAMES[facing] };
        if (exitRefusal(board, id, facing, 1) === null && rageRefusal(board, action) === null)
          sink.add(action);
      }
    }
  },
  refusal(board, _side, action) {
    const id = action.unit;
    const facing = facingNamed(action.facing);
    const unit = board.state.units[id];
    if (!isMajor(unit)) return 'DR-2.4.2-a';
    const refusal = readyRefusal(board, id);
    if (refusal) return refusal;
    if (turnsBetween(facingOf(unit), facing) !== 1) return 'DR-2.12.1.1.1-d';
    return exitRefusal(board, id, facing, 1) ?? rageRefusal(board, action);
  },
  carryOut(play, _side, action) {
    useMode(play, action.unit, 'walk');
    activity(play.state.units[action.unit]).spent += 1;
    face(play, action.unit, facingNamed(action.facing), 1, 'DR-2.12.1.1.1-d');
  },
};

function readyRefusal(board: Board, id: UnitId): Clause | null {
  const unit = board.state.units[id];
  if (unit.hex === WAITING) return 'DR-3.2.1-b';
  return modeRefusal(board, id, 'walk') ?? pointsRefusal(board, unit, 1);
}
