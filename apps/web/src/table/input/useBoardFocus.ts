import type { RefObject } from 'react';
import { useEffect } from '../../base/effects.ts';
import type { BoardHandle } from '../../board/types.ts';
import { useTable } from '../context.ts';
import { useSelection } from '../select/selection-store.ts';

/**
 * Focuses the board when the table opens, and when the focused button is gone, to keep the keyboard working.
 * On a page not touched yet the focus is left alone.
 */
export function useBoardFocus(board: RefObject<BoardHandle | null>, wanted: boolean): void {
  const { snapshot } = useTable();
  const previewed = useSelection(({ preview }) => preview !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these changes take buttons away
  useEffect(() => {
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (wanted && nowhere && navigator.userActivation.hasBeenActive) board.current?.focus();
  }, [board, wanted, snapshot, previewed]);
}
