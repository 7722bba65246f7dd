import { type Board, unitOf } from '../board.ts';
import type { Rule } from '../rule.ts';
import type { UnitId } from '../vocabulary.ts';
import { theBattle } from './battle.ts';
import { isInStack, membersAt } from './fighters.ts';

/** The unit and all attackers below it in its stack (DP-7.10.4-b). */
function fromHereDown(board: Board, id: UnitId): UnitId[] {
  const members = membersAt(board, theBattle(board).attackers, unitOf(board, id).hex);
  return members.slice(members.indexOf(id));
}

const canHold = (board: Board, id: UnitId): boolean => {
  const { attackers, reserve } = theBattle(board);
  return attackers.includes(id) && isInStack(board, id) && !reserve.includes(id);
};

/** Holds a unit and everything below it back from the melee (7.10.4). */
export const reserve: Rule<'reserve'> = {
  type: 'reserve',
  timing: 'DP-7.10.4-a',
  list(board, _player, sink) {
    for (const unit of theBattle(board).attackers)
      if (canHold(board, unit)) sink.actions.push({ type: 'reserve', unit });
  },
  refusal: (board, _player, { unit }) => (canHold(board, unit) ? null : 'DP-7.10.4-a'),
  carryOut(play, _player, { unit }) {
    const battle = theBattle(play);
    const held = fromHereDown(play, unit).filter((id) => !battle.reserve.includes(id));
    battle.reserve.push(...held);
    play.events.push({ type: 'reserved', clause: 'DP-7.10.4-a', units: held });
  },
};
