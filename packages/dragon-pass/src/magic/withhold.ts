import { theBattle } from '../core/battle.ts';
import type { Board } from '../core/board.ts';
import type { Rule } from '../core/rule.ts';
import type { Clause, UnitId } from '../core/vocabulary.ts';
import { goHome } from '../harm/harm.ts';
import { agentsOn } from './agents.ts';
import { freeAttackers } from './spirits.ts';

/** Who may be kept from the magic attack that comes next. */
function withholdable(board: Board): UnitId[] {
  const frame = board.state.frames.at(-1);
  if (frame?.kind === 'agents') return agentsOn(board, theBattle(board), frame.hex);
  return frame?.kind === 'spirits' ? freeAttackers(board, theBattle(board)) : [];
}

const clauseOf = ({ state }: Board): Clause =>
  state.frames.at(-1)?.kind === 'spirits' ? 'DP-7.8.1-c' : 'DP-7.7.6-b';

/** DP-7.7.6-b: an agent goes home without a blow. DP-7.8.1-c: a free spirit stays out of the spirit attack. */
export const withhold: Rule<'withhold'> = {
  type: 'withhold',
  timing: 'DP-7.7.6-b',
  list(board, _player, sink) {
    for (const unit of withholdable(board)) sink.add({ type: 'withhold', unit });
  },
  refusal: (board, _player, { unit }) => (withholdable(board).includes(unit) ? null : clauseOf(board)),
  carryOut(play, _player, { unit }) {
    if (play.state.frames.at(-1)?.kind === 'agents') goHome(play, unit, 'DP-7.7.6-a');
    else theBattle(play).abstaining.push(unit);
  },
};
