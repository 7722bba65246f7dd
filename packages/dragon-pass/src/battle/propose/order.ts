// Suggested stack order: before a melee a superhero on top if it shields the others, afterwards a unit with a
// zone of control.

import { theBattle } from '../../core/battle.ts';
import { type Board, stackOf } from '../../core/board.ts';
import { type Hex, type Player, type UnitId, WHOLE } from '../../core/vocabulary.ts';
import { blowOdds } from '../../losses/blow.ts';
import { meleePrice } from '../../losses/prices.ts';
import { cfOf } from '../../moon/figures.ts';
import { isDisembodied, isHerd, isMajor, isSuperhero } from '../../stacks/kinds.ts';
import { isMovable } from '../../stacks/windows.ts';
import { attackBlow, counterBlow } from '../melee/melee.ts';

/** The unit that should be on top of a player's stack instead of the current one, or -1 to keep the order. */
export function betterTop(board: Board, player: Player, hex: Hex): UnitId {
  const stack = stackOf(board, hex, player).filter((id) => isMovable(board, id));
  const window = board.state.frames.findLast(({ kind }) => kind === 'array' || kind === 'regroup');
  if (window?.kind === 'array') return shieldOf(board, stack);
  if (window?.kind !== 'regroup') return -1;
  return window.clause === 'DP-7.10.2-a' ? shieldOf(board, stack) : watchOf(board, stack);
}

/** DP-6.5.2-a: a stack with a single being on top has no zone of control while the enemy moves. */
function watchOf(board: Board, stack: readonly UnitId[]): UnitId {
  const [top = -1] = stack;
  if (top < 0 || isMajor(board, top) || isDisembodied(board, top)) return -1;
  return stack.find((id) => isMajor(board, id) && !isHerd(board, id)) ?? -1;
}

/** DP-7.10.7.2-d: a superhero on top shields all beneath where no face of the die can pay for it. */
function shieldOf(board: Board, stack: readonly UnitId[]): UnitId {
  const hero = stack.find((id) => isSuperhero(board, id)) ?? -1;
  if (hero < 0 || hero === stack[0]) return -1;
  const battle = theBattle(board);
  const attacks = battle.attackers.includes(hero);
  const { results } = blowOdds(attacks ? counterBlow(board, battle) : attackBlow(board, battle));
  const worst = Math.max(...results.map(({ value = 0 }) => value)) * WHOLE;
  // DP-7.10.7.4-c: units fighting in the attack get no terrain benefit.
  const price = attacks ? (cfOf(board, hero) ?? 0) : meleePrice(board, battle, hero);
  return worst < price ? hero : -1;
}
