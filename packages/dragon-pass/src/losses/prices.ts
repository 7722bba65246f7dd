import { type Board, unitOf } from '../core/board.ts';
import type { Battle } from '../core/frames.ts';
import { type Parts, type UnitId, WHOLE } from '../core/vocabulary.ts';
import { cfOf } from '../moon/figures.ts';
import { chartRow, isFortification, isInside } from '../stacks/inside.ts';
import { isDragon, isSuperhero, standsFirm } from '../stacks/kinds.ts';

/** A half-again price drops its fraction unit by unit, a doubled one is exact (DP-7.10.7.4-b, R-DPC-17). */
function raised(cf: Parts, factor: number): Parts {
  return factor === 1.5 ? Math.floor((cf * 1.5) / WHOLE) * WHOLE : cf * factor;
}

/** What a unit counts when melee casualties are picked: its CF, and its ground unless it fought in the attack. */
export function meleePrice(board: Board, battle: Battle, id: UnitId): Parts {
  const cf = cfOf(board, id) ?? 0;
  // DP-16.6.4-e: the ground is nothing to a dragon.
  if (battle.fought.includes(id) || isDragon(board, id)) return cf;
  // DP-16.16-c, d: doubled instead of helped by the ground.
  if (battle.defenders.includes(id) && standsFirm(board, id)) return cf * 2;
  const { hex } = unitOf(board, id);
  const inside = isInside(board, id);
  if (groundIsCancelled(board, battle, id) && !(inside && isFortification(board, hex))) return cf;
  const { melee } = chartRow(board, hex);
  return raised(cf, inside ? melee.inside : melee.outside);
}

/** What a unit counts against physical magic (DP-7.7.5-a); superheroes do not touch that (DP-7.7.5-b). */
export function physicalPrice(board: Board, id: UnitId): Parts {
  const { physical } = chartRow(board, unitOf(board, id).hex);
  return raised(cfOf(board, id) ?? 0, isInside(board, id) ? physical.inside : physical.outside);
}

/** 8.3: a superhero on the other side alone takes the ground's help away, but not that of walls. */
function groundIsCancelled(board: Board, battle: Battle, id: UnitId): boolean {
  const [own, other] = battle.attackers.includes(id)
    ? [battle.attackers, battle.defenders]
    : [battle.defenders, battle.attackers];
  const led = (side: readonly UnitId[]) => side.some((unit) => isSuperhero(board, unit));
  return led(other) && !led(own);
}
