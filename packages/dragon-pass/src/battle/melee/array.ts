import { theBattle } from '../../core/battle.ts';
import { type Board, unitOf } from '../../core/board.ts';
import { planned, type Rule } from '../../core/rule.ts';
import type { Clause, UnitId } from '../../core/vocabulary.ts';
import { isInStack, membersAt } from '../../stacks/fighters.ts';
import { holdsHunterBack } from '../../stacks/hunters.ts';

/** The unit and all attackers below it in its stack (DP-7.10.4-b). */
function fromHereDown(board: Board, id: UnitId): UnitId[] {
  const members = membersAt(board, theBattle(board).attackers, unitOf(board, id).hex);
  return members.slice(members.indexOf(id));
}

/** Those who would be held back with the unit. */
function heldWith(board: Board, id: UnitId): readonly UnitId[] | Clause {
  const battle = theBattle(board);
  const { attackers, reserve: held } = battle;
  if (!attackers.includes(id) || !isInStack(board, id) || held.includes(id)) return 'DP-7.10.4-a';
  const units = fromHereDown(board, id);
  return holdsHunterBack(board, battle, units) ? 'DP-8.7.2-e' : units.filter((unit) => !held.includes(unit));
}

/** Holds a unit and everything below it back from the melee (7.10.4). */
export const reserve: Rule<'reserve'> = {
  type: 'reserve',
  timing: 'DP-7.10.4-a',
  list(board, _player, sink) {
    for (const unit of theBattle(board).attackers)
      if (typeof heldWith(board, unit) !== 'string') sink.add({ type: 'reserve', unit });
  },
  ...planned<'reserve', readonly UnitId[]>({
    plan: (board, _player, { unit }) => heldWith(board, unit),
    carryOut(play, _player, _action, held) {
      theBattle(play).reserve.push(...held);
      play.events.push({ type: 'reserved', clause: 'DP-7.10.4-a', units: [...held] });
    },
  }),
};
