import { type Board, isActive, type Play, putUnit, stackAt, unitOf } from '../core/board.ts';
import { hexName } from '../core/hexes.ts';
import { hasUnit } from '../core/owners.ts';
import type { Rule } from '../core/rule.ts';
import type { Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { goHome } from '../harm/harm.ts';
import { allServants, isBoundSpirit } from '../stacks/kinds.ts';
import { reaches, servantRefusal } from './commit.ts';
import { errands } from './errands.ts';

function placeRefusal(board: Board, id: UnitId, hex: Hex): Clause | null {
  if (!isBoundSpirit(board, id)) return 'DP-7.13.1-b';
  if (!stackAt(board, hex).some((other) => isActive(board, other))) return 'DP-7.13.1-a';
  return reaches(board, id, hex) ? null : 'DP-7.13.1-a';
}

/** Puts a magician's spirit on one of the attacker's own stacks after all battles (7.13). */
export const support: Rule<'support'> = {
  type: 'support',
  timing: 'DP-7.2-a',
  list: errands({
    type: 'support',
    isSought: hasUnit,
    isReady: (board, player, id) => servantRefusal(board, player, id) === null && isBoundSpirit(board, id),
  }),
  refusal: (board, player, { unit, hex }) =>
    servantRefusal(board, player, unit) ?? placeRefusal(board, unit, hex),
  carryOut(play, _player, { unit, hex }) {
    putUnit(play, unit, hex);
    play.events.push({ type: 'supported', clause: 'DP-7.13.1-a', unit, hex: hexName(play, hex) });
  },
};

/** Pieces whose target is gone go home when all battles are fought (DP-5.1-b). */
export function recallCommitted(play: Play): void {
  for (const id of [...play.state.committed]) goHome(play, id, 'DP-5.1-b');
}

/** DP-6.2.1-b: supporting spirits go home when their owner's movement phase begins. */
export function recallSpirits(play: Play): void {
  for (const id of allServants(play))
    if (isActive(play, id) && unitOf(play, id).hex >= 0 && isBoundSpirit(play, id))
      goHome(play, id, 'DP-6.2.1-b');
}
