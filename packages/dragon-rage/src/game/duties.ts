import type { Board } from '../core/board.ts';
import type { Clause, Side } from '../core/vocabulary.ts';
import { elementalDuty } from '../magic/elemental/compulsion.ts';
import { landingDuty } from '../movement/air/forced-landing.ts';
import { berserkDuty } from '../movement/berserk/duty.ts';
import { retaliationDuty } from '../movement/retaliation.ts';
import { arrivalDuty } from '../setup/reinforcements.ts';

/** What keeps the side's open phase from ending: something that must be done, and can. */
export const dutyRefusal = (board: Board, side: Side): Clause | null =>
  arrivalDuty(board) ??
  landingDuty(board, side) ??
  berserkDuty(board, side) ??
  elementalDuty(board, side) ??
  retaliationDuty(board, side);
