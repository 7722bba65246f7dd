import type { Board } from '../../core/board.ts';
import type { Player, UnitId } from '../../core/vocabulary.ts';
import { WHOLE } from '../../core/vocabulary.ts';
import type { View } from '../../game/view.ts';
import { isCavalry, recoverable, worthOf } from '../../replacements/dead-pile.ts';
import { priceOf as givenFor } from '../../replacements/exchange.ts';
import { hasFund, priceOf } from '../../replacements/fund.ts';
import { boardSeen } from '../seen.ts';

/** What it takes to have a lost unit back. */
export interface ReturnPrice {
  readonly unit: UnitId;
  /** In points of the replacement fund; null where the scenario has none (DP-18.9.5-c). */
  readonly points: number | null;
  /** Lost units to give for it, and the least CF of each (DP-18.7.5-b, c). */
  readonly given: { readonly count: number; readonly combat: number; readonly cavalry: boolean };
}

/** The player's lost units that may come back, and their prices. */
export function pricesIn(view: View, player: Player): readonly ReturnPrice[] {
  if (player < 0) return [];
  const board: Board = boardSeen(view);
  return recoverable(board, player).map((unit) => ({
    unit,
    points: hasFund(board) ? priceOf(board, unit) : null,
    given: {
      count: givenFor(board, unit),
      combat: worthOf(board, unit) / WHOLE,
      cavalry: isCavalry(board, unit),
    },
  }));
}
