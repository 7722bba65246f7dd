import { type Board, unitOf } from '../core/board.ts';
import type { Battle } from '../core/frames.ts';
import type { Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { isGuarded } from '../stacks/dragons.ts';
import { isDisembodied, isDragon, isTreasure } from '../stacks/kinds.ts';

/** Why agents striking the hex cannot take the unit, or null: it is there and has a body (DP-7.7.4.1-a). */
export function physicalPreyRefusal(board: Board, battle: Battle, hex: Hex, id: UnitId): Clause | null {
  if (!battle.defenders.includes(id) || unitOf(board, id).hex !== hex) return 'DP-7.7.4-a';
  if (isDragon(board, id)) return 'DP-16.6.5-a';
  if (isGuarded(board, id)) return 'DP-16.6.5-b';
  return isDisembodied(board, id) || isTreasure(board, id) ? 'DP-7.7.4.1-a' : null;
}
