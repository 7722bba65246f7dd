import { type Board, stackAt, unitOf } from '../core/board.ts';
import type { Battle } from '../core/frames.ts';
import type { Hex, UnitId } from '../core/vocabulary.ts';
import { isDisembodied, isDragon, isHerd, isMajor } from './kinds.ts';

/** DP-7.10.3-b: the fourth major unit from the top and all below it are too deep to fight. */
const DEPTH = 3;

/** The members of a side in a hex, the topmost first. */
export const membersAt = (board: Board, side: readonly UnitId[], hex: Hex): UnitId[] =>
  stackAt(board, hex).filter((id) => side.includes(id));

/** The hexes in which a side has units in stacks; committed pieces are not (DP-5.1-b). */
export const hexesOf = (board: Board, side: readonly UnitId[]): Hex[] => [
  ...new Set(side.filter((id) => isInStack(board, id)).map((id) => unitOf(board, id).hex)),
];

/** Whether the unit is in a stack, rather than on an enemy's or off the map. */
export const isInStack = (board: Board, id: UnitId): boolean => {
  const { hex } = unitOf(board, id);
  return hex >= 0 && stackAt(board, hex).includes(id);
};

/** 7.10.1, 7.10.3: who can fight, in each stack from the top down; those in `reserve` do not. */
export function fightersOf(board: Board, side: readonly UnitId[], reserve: readonly UnitId[] = []): UnitId[] {
  return hexesOf(board, side).flatMap((hex) => fightersIn(board, membersAt(board, side, hex), reserve));
}

/** Those who strike in an attack: dragons attack only by dragonfight (DP-16.6.4-d). */
export const strikersOf = (
  board: Board,
  { attackers, reserve }: Pick<Battle, 'attackers' | 'reserve'>,
): UnitId[] => fightersOf(board, attackers, reserve).filter((id) => !isDragon(board, id));

function fightersIn(board: Board, members: readonly UnitId[], reserve: readonly UnitId[]): UnitId[] {
  const fighters: UnitId[] = [];
  let majors = 0;
  for (const id of members) {
    if (isMajor(board, id)) majors += 1;
    if (majors > DEPTH) break;
    if (!isHerd(board, id) && !isDisembodied(board, id) && !reserve.includes(id)) fighters.push(id);
  }
  return fighters;
}
