// A suggestion for who falls with a hungry Bat.

import type { Action } from '../../core/actions.ts';
import { type Board, stackOf, unitOf } from '../../core/board.ts';
import type { Player } from '../../core/vocabulary.ts';
import { worthOf } from '../../events/propose.ts';
import { hiddenFrom } from '../../screening/knowledge.ts';
import { debtors } from './bat-debt.ts';

/** The strongest in sight, then covered ones; in a stack from the bottom up, so that no unit's place changes before its turn. */
export function proposeForfeits(board: Board, player: Player): readonly Action[] {
  const frame = board.state.frames.at(-1);
  if (frame?.kind !== 'bat-debt') return [];
  const hidden = hiddenFrom(board, player);
  return debtors(board)
    .map((id) => {
      const { hex, owner } = unitOf(board, id);
      const depth = stackOf(board, hex, owner).indexOf(id);
      return { hex, depth, worth: hidden.has(id) ? -1 : worthOf(board, id) };
    })
    .sort((a, b) => (a.worth === b.worth ? a.hex - b.hex || a.depth - b.depth : b.worth - a.worth))
    .slice(0, frame.left)
    .sort((a, b) => a.hex - b.hex || b.depth - a.depth)
    .map(({ hex, depth }): Action => ({ type: 'forfeit', hex, depth }));
}
