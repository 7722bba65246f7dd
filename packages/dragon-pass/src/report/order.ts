import type { PrintedAction } from '../core/actions.ts';
import { hexName } from '../core/hexes.ts';
import type { Hex, Player, UnitId } from '../core/vocabulary.ts';
import type { View } from '../game/view.ts';
import { stepsToOrder } from '../stacks/restack.ts';
import { boardSeen } from './seen.ts';

/** The steps that put the stack of a hex in this order, from the top down. */
export function orderSteps(view: View, player: Player, hex: Hex, order: readonly UnitId[]): PrintedAction[] {
  const board = boardSeen(view);
  return stepsToOrder(board, player, hex, order).map((step) =>
    'hex' in step ? { ...step, hex: hexName(board, step.hex) } : step,
  );
}
