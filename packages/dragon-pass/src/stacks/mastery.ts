// The giant that Prince Argrath controls: the one that shares his hex (12.1, R-DPP-21).

import { type Board, stackAt, unitOf } from '../core/board.ts';
import { lasting } from '../core/lasting.ts';
import type { Hex, UnitId } from '../core/vocabulary.ts';
import { isGiant } from './kinds.ts';
import { unitWith } from './roster.ts';

/** The unit that can control a giant, or -1. */
export const giantMaster = unitWith('masters-giants');

/** The giant under control, or -1. */
export const controlledGiant = lasting((board): UnitId => {
  const master = giantMaster(board);
  const hex = master < 0 ? -1 : unitOf(board, master).hex;
  return hex < 0 ? -1 : (stackAt(board, hex).find((id) => isGiant(board, id)) ?? -1);
});

/** The hex of the giant under control and its master, or -1. */
export function masteryHex(board: Board): Hex {
  const giant = controlledGiant(board);
  return giant < 0 ? -1 : unitOf(board, giant).hex;
}
