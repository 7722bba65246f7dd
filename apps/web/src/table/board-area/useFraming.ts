import type { RefObject } from 'react';
import { useEffect } from '../../base/effects.ts';
import type { BoardHandle, Hex } from '../../board/types.ts';
import type { Option } from '../select/selection.ts';

/**
 * Where the board is small, what can be done is brought into view whenever it changes; where it is large, only the places
 * of what comes from beside the map, of which nothing else shows where they are.
 */
export function useFraming(
  board: RefObject<BoardHandle | null>,
  small: boolean,
  shown: readonly Option[],
  at: Hex,
  fromBeside: boolean,
): void {
  useEffect(() => {
    if (!small && !fromBeside) return;
    const hexes = shown.flatMap(({ hex }) => (hex >= 0 ? [hex] : []));
    if (hexes.length === 0) return;
    // Show every place a unit can go; of the units that can act, one is enough.
    if (at >= 0) board.current?.frame([at, ...hexes]);
    else board.current?.offer(hexes, !small);
  }, [board, small, shown, at, fromBeside]);
}
