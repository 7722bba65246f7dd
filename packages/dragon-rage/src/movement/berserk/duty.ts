import { type Board, isAloft } from '../../core/board.ts';
import { isBerserk } from '../../core/body.ts';
import { listOfActions } from '../../core/rule.ts';
import type { Clause, Side, UnitId } from '../../core/vocabulary.ts';
import { bound } from '../air/bound.ts';
import { fly } from '../air/flight.ts';
import { listMajorWalks } from '../major/major-walk.ts';
import { turnInPlace } from '../major/turn.ts';
import { slither } from '../slither/slither.ts';
import { mustStrike } from './attack.ts';

/** What a berserk monster has still to do before the phase may end; nothing it cannot do is asked of it. */
export function berserkDuty(board: Board, side: Side): Clause | null {
  const { phase, units } = board.state;
  const moving = phase === 2 || phase === 7;
  if (!moving && phase !== 4 && phase !== 9) return null;
  for (const id of board.majors) {
    const unit = units[id];
    if (unit.side !== side || unit.hex < 0 || !isBerserk(board, unit)) continue;
    if (moving && hasMove(board, side, id)) return 'DR-2.12.1.7.1-d';
    if (!moving && mustStrike(board, id) >= 0) return 'DR-2.12.1.7.1-e';
  }
  return null;
}

/** Every move left to a berserk monster is one it must make. */
function hasMove(board: Board, side: Side, id: UnitId): boolean {
  const sink = listOfActions(Number.POSITIVE_INFINITY, id);
  if (isAloft(board.state.units[id])) fly.list(board, side, sink);
  else {
    listMajorWalks(board, id, sink);
    for (const rule of [turnInPlace, slither, bound]) rule.list(board, side, sink);
  }
  return sink.actions.some((action) => 'unit' in action && action.unit === id);
}
