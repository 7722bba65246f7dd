import { directionTo } from '@hexwyrm/hexmap';
import { type Board, isTower } from '../core/board.ts';
import type { Unit } from '../core/state.ts';
import type { Hex } from '../core/vocabulary.ts';
import type { Arc } from '../world/unit-types.ts';

/** The place of a hex relative to the monster (DR-2.12.1.6.1-a). */
export type Position = 'underneath' | 'ahead' | 'front-side' | 'rear-side' | 'rear' | 'far';

/** By hexsides clockwise from the one the monster faces. */
const BY_TURN: readonly Position[] = ['ahead', 'front-side', 'rear-side', 'rear', 'rear-side', 'front-side'];

export function relativePosition(board: Board, monster: Unit, hex: Hex): Position {
  if (monster.hex === hex) return 'underneath';
  const direction = directionTo(board.map.grid, monster.hex, hex);
  if (direction === -1) return 'far';
  return BY_TURN[(direction - (monster.body?.facing ?? 0) + 6) % 6];
}

/**
 * Whether the hex is in the arc. "Around" is the ground about the monster; an adjacent tower is above it for
 * any facing (DR-2.12.1.6.1-b, d, R-DR-87).
 */
export function inArc(board: Board, monster: Unit, hex: Hex, arc: Arc): boolean {
  const position = relativePosition(board, monster, hex);
  switch (arc) {
    case 'ahead':
    case 'underneath':
      return position === arc;
    case 'front3':
      return position === 'ahead' || position === 'front-side';
    case 'side4':
      return position === 'front-side' || position === 'rear-side';
    case 'around':
      return position !== 'underneath' && position !== 'far' && !isTower(board, hex);
    case 'above':
      return position !== 'underneath' && position !== 'far' && isTower(board, hex);
    case 'allExceptRear':
      return position !== 'rear' && position !== 'far';
    case 'anywhere':
      return position !== 'far';
  }
}
