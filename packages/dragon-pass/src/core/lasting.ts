// What follows from the units alone: who they are, whose and where.

import { remember } from '@hexwyrm/wargame';
import type { Board } from './board.ts';

interface Finding<T> {
  found: T;
  /** The count of changes at which it was found. */
  checked: number;
}

/** Works something out once, and again only when a unit has been replaced since. */
export function lasting<T>(work: (board: Board) => T): (board: Board) => T {
  const findingOf = remember<Board, Finding<T>>(
    (board) => ({ found: work(board), checked: board.changes.count }),
    (finding) => ({ ...finding }),
  );
  return (board) => {
    const finding = findingOf(board);
    if (finding.checked !== board.changes.count) {
      finding.found = work(board);
      finding.checked = board.changes.count;
    }
    return finding.found;
  };
}
