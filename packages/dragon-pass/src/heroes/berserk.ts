// How a superhero goes berserk (8.7.1): a unit that helped to kill the best friend may become the scapegoat.

import { attackerOf, battleOf, type Progress } from '../core/battle.ts';
import { type Board, isActive, type Play, unitOf } from '../core/board.ts';
import { type Battle, type Grudge, topFrame } from '../core/frames.ts';
import type { Rule } from '../core/rule.ts';
import type { UnitId } from '../core/vocabulary.ts';
import { goBerserk, scapegoatOf } from '../harm/rage.ts';
import { isAgent, isBoundSpirit, isHerd, isTreasure, masterOf } from '../stacks/kinds.ts';
import { avengerOf } from './friends.ts';

const frameOf = (board: Board) => topFrame(board, 'blame');

/** Whether the death of the unit sends a superhero into a rage (DP-8.7-a, b); one that runs goes on (R-DPC-84). */
function avengerFor(board: Board, friend: UnitId): UnitId {
  if (!board.state.options.berserkers) return -1;
  const avenger = avengerOf(board, friend);
  if (avenger < 0 || unitOf(board, avenger).hex < 0) return -1;
  return scapegoatOf(board, avenger) < 0 ? avenger : -1;
}

/** A unit is eliminated in battle: records the killers of a superhero's best friend (DP-8.7.1-a). */
export function bearGrudge(play: Play, friend: UnitId, by: readonly UnitId[]): void {
  if (play.state.options.berserkers && avengerOf(play, friend) >= 0)
    battleOf(play)?.grudges.push({ friend, by: [...by] });
}

/** DP-8.7.1-b, d, e: survivors on the board; magicians answer for their spirits and agents, herds for nothing. */
function guilty(board: Board, { friend, by }: Grudge): UnitId[] {
  const { owner } = unitOf(board, friend);
  const answerable = by.map((id) =>
    isBoundSpirit(board, id) || isAgent(board, id) ? masterOf(board, id) : id,
  );
  return [...new Set(answerable)].filter((id) => id >= 0 && canBeBlamed(board, owner, id));
}

export function canBeBlamed(board: Board, victim: number, id: UnitId): boolean {
  const { owner, hex } = unitOf(board, id);
  return hex >= 0 && owner !== victim && !isHerd(board, id) && !isTreasure(board, id);
}

/** DP-8.7.1-a, e: when the battle is over the killer's side names the scapegoat; without one there is no rage. */
export function blameStep(play: Play, battle: Battle): Progress {
  const { state } = play;
  for (const grudge of battle.grudges) {
    const avenger = avengerFor(play, grudge.friend);
    const candidates = guilty(play, grudge);
    if (avenger < 0 || candidates.length === 0) continue;
    const player = isActive(play, grudge.friend) ? battle.commander : attackerOf(play);
    state.frames.push({ kind: 'blame', player, avenger, candidates });
  }
  return 'next';
}

/** DP-8.7.1-c, h: for a death by exotic attack the unit whose power it was, an enemy still on the board. */
export function blameForExotic(play: Play, victims: readonly UnitId[], responsible: UnitId): void {
  if (responsible < 0) return;
  for (const friend of victims) {
    const avenger = avengerFor(play, friend);
    const blamed = canBeBlamed(play, unitOf(play, friend).owner, responsible);
    if (avenger >= 0 && blamed) goBerserk(play, avenger, responsible);
  }
}

export const blame: Rule<'blame'> = {
  type: 'blame',
  timing: 'DP-8.7.1-e',
  list(board, _player, sink) {
    for (const unit of frameOf(board).candidates) sink.add({ type: 'blame', unit });
  },
  refusal: (board, _player, { unit }) => (frameOf(board).candidates.includes(unit) ? null : 'DP-8.7.1-a'),
  carryOut(play, _player, { unit }) {
    const { avenger } = frameOf(play);
    play.state.frames.pop();
    goBerserk(play, avenger, unit);
  },
};
