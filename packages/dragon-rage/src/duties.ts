import type { Board } from './board.ts';
import { elementalDuty } from './magic/elemental.ts';
import { berserkDuty } from './monsters/berserk-duty.ts';
import { retaliationDuty } from './monsters/tyrannosaur.ts';
import { landingDuty } from './movement/forced-landing.ts';
import type { Clause, Side } from './vocabulary.ts';

/** What keeps the side's open phase from ending: something that a unit's own rules compel it to do, and it can. */
export const dutyRefusal = (board: Board, side: Side): Clause | null =>
  landingDuty(board, side) ??
  berserkDuty(board, side) ??
  elementalDuty(board, side) ??
  retaliationDuty(board, side);
