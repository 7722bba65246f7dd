// Who may leave, and what must stay behind to cover them (7.10.5.2, R-DPC-62 to 64).

import { type Board, stackOf, unitOf } from '../../core/board.ts';
import type { Battle } from '../../core/frames.ts';
import type { Clause, Hex, Parts, UnitId } from '../../core/vocabulary.ts';
import { cfOf, mfOf, mgfOf } from '../../moon/figures.ts';
import { strikersOf } from '../../stacks/fighters.ts';
import { isDisembodied, isHerd, isTreasure } from '../../stacks/kinds.ts';
import { mountOf } from '../../stacks/mount.ts';
import { isSpiritOfMovement } from '../../terrain/caravans.ts';
import { canCarry, isCargo } from '../../terrain/cargo.ts';

/** DP-7.10.5.2-c: the covering force is at least a sixth of the attack. */
export const COVER_SHARE = 6;

/** DP-7.10.5.2-k, m: faster than every attacker who fights. */
function isFaster(board: Board, battle: Battle, id: UnitId): boolean {
  const speed = speedOf(board, battle, id);
  return strikersOf(board, battle).every((other) => speed > speedOf(board, battle, other));
}

/** DP-16.15-d: with the Spirit of Movement a unit counts with twice its MF, and the Spirit as the fastest of its stack. */
function speedOf(board: Board, battle: Battle, id: UnitId): number {
  const mf = mfOf(board, id) ?? 0;
  const beside = besideBefore(board, battle, id);
  if (isSpiritOfMovement(board, id))
    return Math.max(mf, ...beside.map((other) => 2 * (mfOf(board, other) ?? 0)));
  return beside.some((other) => isSpiritOfMovement(board, other)) ? 2 * mf : mf;
}

/** The other units of its owner in its hex before any left (R-DP-56). */
function besideBefore(board: Board, { withdrawn }: Battle, id: UnitId): UnitId[] {
  const { hex, owner } = unitOf(board, id);
  const start = withdrawn.find(({ unit }) => unit === id)?.from ?? hex;
  const stayed = stackOf(board, start, owner).filter(
    (other) => !withdrawn.some(({ unit }) => unit === other),
  );
  const left = withdrawn.flatMap(({ unit, from }) =>
    from === start && unitOf(board, unit).owner === owner ? [unit] : [],
  );
  return [...stayed, ...left].filter((other) => other !== id);
}

/** Where those have gone who can carry the unit (DP-7.10.5.6-a). */
export const bearersOf = (board: Board, battle: Battle, id: UnitId): Battle['withdrawn'] =>
  battle.withdrawn.filter(({ unit, from }) => from === unitOf(board, id).hex && canCarry(board, unit));

/** Units that are fast enough, or carried by one that is, need no cover (DP-7.10.5.2-k, l). */
export function needsCover(board: Board, battle: Battle, id: UnitId): boolean {
  if (!isCargo(board, id)) return !isFaster(board, battle, id);
  return !bearersOf(board, battle, id).some(({ unit }) => isFaster(board, battle, unit));
}

/** Why the unit may not leave for lack of cover, or null. Units that left under cover keep it (R-DPC-63). */
export function coverRefusal(board: Board, battle: Battle, id: UnitId): Clause | null {
  const mount = mountOf(board, id);
  const left = battle.defenders.filter((other) => other !== id && other !== mount);
  const { hex } = unitOf(board, id);
  const covered = needsCover(board, battle, id) ? [...battle.covered, hex] : battle.covered;
  if (covered.length === 0) return null;
  for (const stack of covered) {
    if (isHeld(board, left, stack)) continue;
    return left.some((other) => unitOf(board, other).hex === stack) ? 'DP-7.10.5.2-b' : 'DP-7.10.5.2-a';
  }
  const attack = unblockedAttack(board, battle, left);
  return COVER_SHARE * coverOf(board, left) >= attack ? null : 'DP-7.10.5.2-c';
}

/** DP-7.10.5.2-a, b: a unit that is neither herd nor treasure stays. */
const isHeld = (board: Board, left: readonly UnitId[], hex: Hex): boolean =>
  left.some((id) => unitOf(board, id).hex === hex && !isHerd(board, id) && !isTreasure(board, id));

/** DP-7.10.5.2-f, j: printed factors of all physical units that stay; herds only with other units. */
export function coverOf(board: Board, left: readonly UnitId[]): Parts {
  return left
    .filter((id) => !isDisembodied(board, id) && isHeld(board, left, unitOf(board, id).hex))
    .reduce((sum, id) => sum + (cfOf(board, id) ?? 0), 0);
}

/** The fighting attackers' factors less the group that spirits left behind can best hold off (DP-7.10.5.2-e, g). */
export function unblockedAttack(board: Board, battle: Battle, left: readonly UnitId[]): Parts {
  const fighters = strikersOf(board, battle);
  const attack = fighters.reduce((sum, id) => sum + (cfOf(board, id) ?? 0), 0);
  const spirits = left.filter((id) => isDisembodied(board, id));
  if (spirits.length === 0) return attack;
  return (
    attack -
    blocked(
      board,
      fighters,
      spirits.reduce((sum, id) => sum + magicOf(board, id), 0),
    )
  );
}

/** Negative magic counts as none (R-DPC-63); infinite magic can never be matched (DP-7.10.5.2-i). */
const magicOf = (board: Board, id: UnitId): Parts => Math.max(mgfOf(board, id) ?? 0, 0);

/** Most CF in a group of attackers whose MgF the spirits match: a knapsack over the few sums there are. */
function blocked(board: Board, fighters: readonly UnitId[], spirits: Parts): Parts {
  let best = new Map<Parts, Parts>([[0, 0]]);
  for (const id of fighters) {
    const cf = cfOf(board, id) ?? 0;
    const next = new Map(best);
    for (const [used, held] of best) {
      const sum = used + magicOf(board, id);
      if (sum <= spirits) next.set(sum, Math.max(next.get(sum) ?? 0, held + cf));
    }
    best = next;
  }
  return Math.max(...best.values());
}
