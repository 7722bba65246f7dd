// Raging superheroes in a battle with their scapegoats: they have to fight, and so to be high enough in their stacks.

import { type Board, orderStack, type Play, stackAt, unitOf } from '../core/board.ts';
import type { Battle } from '../core/frames.ts';
import { hexName } from '../core/hexes.ts';
import type { UnitId } from '../core/vocabulary.ts';
import { isMajor } from './kinds.ts';

/** Raging superheroes that attack their scapegoats in the battle: they have to fight (DP-8.7.2-e). */
export const huntersIn = ({ state }: Board, battle: Battle): UnitId[] =>
  state.rages.flatMap(({ avenger, scapegoat }) =>
    battle.attackers.includes(avenger) && battle.defenders.includes(scapegoat) ? [avenger] : [],
  );

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
