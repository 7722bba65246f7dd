import type { Board } from '../core/board.ts';
import type { Clause, Side } from '../core/vocabulary.ts';
import { elementalDuty } from '../magic/elemental.ts';
import { berserkDuty } from '../monsters/berserk-duty.ts';
import { retaliationDuty } from '../monsters/tyrannosaur.ts';
import { landingDuty } from '../movement/forced-landing.ts';
import { arrivalDuty } from '../setup/reinforcements.ts';

/** What keeps the side's open phase from ending: something that must be done, and can. */
export const dutyRefusal = (board: Board, side: Side): Clause | null =>
  arrivalDuty(board) ??
  landingDuty(board, side) ??
  berserkDuty(board, side) ??
  elementalDuty(board, side) ??
  retaliationDuty(board, side);
