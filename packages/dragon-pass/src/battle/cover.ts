// Who may leave, and what must stay behind to cover them (7.10.5.2, R-DPC-62 to 64).

import { type Board, unitOf } from '../board.ts';
import { cfOf, mfOf, mgfOf } from '../figures.ts';
import type { Battle } from '../frames.ts';
import { isDisembodied, isHerd, isTreasure } from '../stacks/kinds.ts';
import type { Clause, Hex, Parts, UnitId } from '../vocabulary.ts';
import { fightersOf } from './fighters.ts';

/** DP-7.10.5.2-c: the covering force is at least a sixth of the attack. */
const COVER_SHARE = 6;

/** DP-7.10.5.2-k, m: faster than every attacker who fights. */
export function isFaster(board: Board, battle: Battle, id: UnitId): boolean {
  const mf = mfOf(board, id) ?? 0;
  return fightersOf(board, battle.attackers, battle.reserve).every((other) => mf > (mfOf(board, other) ?? 0));
}

/** Why the unit may not leave for want of cover, or null. */
export function coverRefusal(board: Board, battle: Battle, id: UnitId): Clause | null {
  const left = battle.defenders.filter((other) => other !== id);
  const { hex } = unitOf(board, id);
  const covered = isFaster(board, battle, id) ? battle.covered : [...battle.covered, hex];
  if (covered.length === 0) return null;
  if (!covered.every((stack) => isHeld(board, left, stack))) return 'DP-7.10.5.2-a';
  const attack = unblockedAttack(board, battle, left);
  return COVER_SHARE * coverOf(board, left) >= attack ? null : 'DP-7.10.5.2-c';
}

/** DP-7.10.5.2-a, b: somebody who is neither herd nor treasure stays. */
const isHeld = (board: Board, left: readonly UnitId[], hex: Hex): boolean =>
  left.some((id) => unitOf(board, id).hex === hex && !isHerd(board, id) && !isTreasure(board, id));

/** Printed factors of the physical units that stay, herds where somebody stays with them (DP-7.10.5.2-f). */
function coverOf(board: Board, left: readonly UnitId[]): Parts {
  return left
    .filter((id) => !isDisembodied(board, id) && isHeld(board, left, unitOf(board, id).hex))
    .reduce((sum, id) => sum + (cfOf(board, id) ?? 0), 0);
}

/** The fighting attackers' factors less the group that spirits left behind can best hold off (DP-7.10.5.2-g). */
function unblockedAttack(board: Board, battle: Battle, left: readonly UnitId[]): Parts {
  const fighters = fightersOf(board, battle.attackers, battle.reserve);
  const attack = fighters.reduce((sum, id) => sum + (cfOf(board, id) ?? 0), 0);
  const spirits = left
    .filter((id) => isDisembodied(board, id))
    .reduce((sum, id) => sum + Math.max(mgfOf(board, id) ?? 0, 0), 0);
  return spirits > 0 ? attack - blocked(board, fighters, spirits) : attack;
}

/** Most CF in a group of attackers whose MgF the spirits match: a knapsack over the few sums there are. */
function blocked(board: Board, fighters: readonly UnitId[], spirits: Parts): Parts {
  let best = new Map<Parts, Parts>([[0, 0]]);
  for (const id of fighters) {
    const weight = Math.max(mgfOf(board, id) ?? 0, 0);
    const cf = cfOf(board, id) ?? 0;
    const next = new Map(best);
    for (const [used, held] of best) {
      const sum = used + weight;
      if (sum <= spirits) next.set(sum, Math.max(next.get(sum) ?? 0, held + cf));
    }
    best = next;
  }
  return Math.max(...best.values());
}
