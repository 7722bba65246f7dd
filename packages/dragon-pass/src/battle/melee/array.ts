import { theBattle } from '../../core/battle.ts';
import { type Board, unitOf } from '../../core/board.ts';
import type { Rule } from '../../core/rule.ts';
import type { Clause, UnitId } from '../../core/vocabulary.ts';
import { isInStack, membersAt } from '../../stacks/fighters.ts';
import { holdsHunterBack } from '../../stacks/hunters.ts';

/** The unit and all attackers below it in its stack (DP-7.10.4-b). */
function fromHereDown(board: Board, id: UnitId): UnitId[] {
  const members = membersAt(board, theBattle(board).attackers, unitOf(board, id).hex);
  return members.slice(members.indexOf(id));
}

function holdRefusal(board: Board, id: UnitId): Clause | null {
  const battle = theBattle(board);
  const { attackers, reserve: held } = battle;
  if (!attackers.includes(id) || !isInStack(board, id) || held.includes(id)) return 'DP-7.10.4-a';
  return holdsHunterBack(board, battle, fromHereDown(board, id)) ? 'DP-8.7.2-e' : null;
}

/** Holds a unit and everything below it back from the melee (7.10.4). */
export const reserve: Rule<'reserve'> = {
  type: 'reserve',
  timing: 'DP-7.10.4-a',
  list(board, _player, sink) {
    for (const unit of theBattle(board).attackers)
      if (holdRefusal(board, unit) === null) sink.add({ type: 'reserve', unit });
  },
  refusal: (board, _player, { unit }) => holdRefusal(board, unit),
  carryOut(play, _player, { unit }) {
    const battle = theBattle(play);
    const held = fromHereDown(play, unit).filter((id) => !battle.reserve.includes(id));
    battle.reserve.push(...held);
    play.events.push({ type: 'reserved', clause: 'DP-7.10.4-a', units: held });
  },
};
