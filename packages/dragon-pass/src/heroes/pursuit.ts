// What a berserk superhero has to do (8.7.2): go after the scapegoat, attack it, fight.

import { type Board, hexName, orderStack, type Play, range, stackAt, unitOf } from '../core/board.ts';
import type { Battle } from '../core/frames.ts';
import type { Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { huntersIn, scapegoatOf } from '../harm/rage.ts';
import { assailantsOf, isUnfought } from '../stacks/contacts.ts';
import { isMajor } from '../stacks/kinds.ts';
import { canMarch, marchOf } from '../terrain/march.ts';
import type { Mover } from '../terrain/mover.ts';

/** The shortest distance each mover can still come to; worked out once. */
const nearest = new WeakMap<Mover, number>();

/** DP-8.7.2-c, R-DPC-82: it may stop only where it is as close to the scapegoat as it can still get. */
export function pursuitRefusal(mover: Mover, hex: Hex): Clause | null {
  const { board, id } = mover;
  const scapegoat = scapegoatOf(board, id);
  const goal = scapegoat < 0 ? -1 : unitOf(board, scapegoat).hex;
  if (goal < 0) return null;
  const least = nearest.get(mover) ?? closest(mover, goal);
  nearest.set(mover, least);
  return range(board, hex, goal) > least ? 'DP-8.7.2-c' : null;
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

/** DP-8.7.2-e: a unit that must fight may not be too deep in its stack or held back. */
export const holdsHunterBack = (board: Board, battle: Battle, units: readonly UnitId[]): boolean =>
  huntersIn(board, battle).some((hunter) => units.includes(hunter));

/** DP-7.10.3-b: units below this many major units cannot fight. */
const TOO_DEEP = 4;

/** Whether a hunter in the order, the topmost first, would be too deep to fight. */
export function buriesHunter(board: Board, battle: Battle, order: readonly UnitId[]): boolean {
  const members = order.filter((id) => battle.attackers.includes(id));
  return huntersIn(board, battle).some((hunter) => {
    const depth = members.indexOf(hunter);
    return depth >= 0 && members.slice(0, depth).filter((id) => isMajor(board, id)).length >= TOO_DEEP;
  });
}

/** The units, with those that must fight first. */
export function huntersFirst(board: Board, battle: Battle, units: readonly UnitId[]): UnitId[] {
  const hunters = huntersIn(board, battle);
  return [...units.filter((id) => hunters.includes(id)), ...units.filter((id) => !hunters.includes(id))];
}

/** A hunter too deep in its stack moves to the top before the melee. */
export function raiseHunters(play: Play, battle: Battle): void {
  for (const hunter of huntersIn(play, battle)) {
    const { hex } = unitOf(play, hunter);
    const stack = stackAt(play, hex);
    if (!buriesHunter(play, battle, stack)) continue;
    orderStack(play, hex, huntersFirst(play, battle, stack));
    play.events.push({ type: 'restacked', clause: 'DP-8.7.2-e', hex: hexName(play, hex) });
  }
}
