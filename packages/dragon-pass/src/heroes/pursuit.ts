// What a berserk superhero has to do (8.7.2): go after the scapegoat, attack it, fight.

import { type Board, unitOf } from '../core/board.ts';
import { range } from '../core/hexes.ts';
import type { Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { scapegoatOf } from '../harm/rage.ts';
import { assailantsOf, isUnfought } from '../stacks/contacts.ts';
import { canMarch, marchOf } from '../terrain/march.ts';
import type { Mover } from '../terrain/mover.ts';

/** DP-8.7.2-c, R-DPC-82: it may stop only where it is as close to the scapegoat as it can still get. */
export function pursuitRefusal(mover: Mover, hex: Hex): Clause | null {
  const { board, id } = mover;
  const scapegoat = scapegoatOf(board, id);
  const goal = scapegoat < 0 ? -1 : unitOf(board, scapegoat).hex;
  if (goal < 0) return null;
  mover.nearest ??= closest(mover, goal);
  return range(board, hex, goal) > mover.nearest ? 'DP-8.7.2-c' : null;
}

function closest(mover: Mover, goal: Hex): number {
  const { board, id } = mover;
  let least = Number.POSITIVE_INFINITY;
  canMarch(mover, marchOf(board, id), (hex) => {
    least = Math.min(least, range(board, hex, goal));
    return least <= 1;
  });
  return least;
}

/** DP-8.7.2-d: the contact that must be fought in any case (R-DPC-82). */
export interface ForcedAttack {
  readonly avenger: UnitId;
  readonly active: Hex;
  readonly inactive: Hex;
}

export function forcedAttack(board: Board): ForcedAttack | null {
  const { rages, active: player } = board.state;
  for (const { avenger, scapegoat } of rages) {
    const { owner, hex: active, fought } = unitOf(board, avenger);
    if (owner !== player || active < 0 || fought) continue;
    const { hex: inactive } = unitOf(board, scapegoat);
    if (inactive >= 0 && isUnfought(board, inactive) && assailantsOf(board, inactive).includes(active))
      return { avenger, active, inactive };
  }
  return null;
}
