// In what order a stack should lie, for proposals: before a melee whoever shields the others best on top, afterwards
// somebody with a zone of control.

import { type Board, stackOf } from '../board.ts';
import { cfOf } from '../figures.ts';
import type { Battle } from '../frames.ts';
import { isDisembodied, isHerd, isHero, isMajor, isSuperhero } from '../stacks/kinds.ts';
import { isMovable } from '../stacks/windows.ts';
import { type Hex, type Parts, type Player, type UnitId, WHOLE } from '../vocabulary.ts';
import { theBattle } from './battle.ts';
import { blowOdds } from './blow.ts';
import { attackBlow, counterBlow } from './melee.ts';
import { meleePrice } from './prices.ts';
import { worthOf } from './worth.ts';

/** Who should lie on top of a player's stack instead of whoever does, or -1 where it is as well as it lies. */
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

/** DP-7.10.7.2-d: a superhero on top shields all beneath from any loss that cannot pay for it; where that harms less. */
function shieldOf(board: Board, stack: readonly UnitId[]): UnitId {
  const hero = stack.find((id) => isSuperhero(board, id));
  if (hero === undefined || hero === stack[0]) return -1;
  const shielded = [hero, ...stack.filter((id) => id !== hero)];
  return expectedHarm(board, shielded) < expectedHarm(board, stack) ? hero : -1;
}

/** What the enemy's blow may cost a stack in this order, taken from the top down (DP-7.10.7.2-a), over all faces of the die. */
function expectedHarm(board: Board, stack: readonly UnitId[]): number {
  const battle = theBattle(board);
  const attacks = stack.some((id) => battle.attackers.includes(id));
  const { results } = blowOdds(attacks ? counterBlow(board, battle) : attackBlow(board, battle));
  return results.reduce((sum, { value = 0 }) => sum + harmOf(board, battle, stack, value * WHOLE), 0);
}

function harmOf(board: Board, battle: Battle, stack: readonly UnitId[], loss: Parts): number {
  let left = loss;
  let harm = 0;
  for (const id of stack) {
    // Those who can be passed by shield nobody.
    if (isDisembodied(board, id) || isHerd(board, id)) continue;
    const price = battle.attackers.includes(id) ? (cfOf(board, id) ?? 0) : meleePrice(board, battle, id);
    if (price > left) break;
    left -= price;
    harm += worthOf(board, id) * riskOf(board, id);
  }
  return harm;
}

/** DP-8.5-b: of six who fall, so many do not come back. */
function riskOf(board: Board, id: UnitId): number {
  if (isSuperhero(board, id)) return 2 / 6;
  return isHero(board, id) ? 3 / 6 : 1;
}
