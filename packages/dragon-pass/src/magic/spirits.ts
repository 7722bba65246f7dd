// Step 4, spirit magic: spirits strike all defenders, and defensive spirit magic strikes back (7.8).

import { wholeOf } from '../battle/blow.ts';
import { askCasualties } from '../battle/casualties.ts';
import { hexesOf } from '../battle/fighters.ts';
import type { Progress } from '../battle/sequence.ts';
import { attackLoss } from '../battle/tables.ts';
import { type Board, type Play, unitOf } from '../board.ts';
import { goHome } from '../fate.ts';
import { mgfOf, rangeFactorOf } from '../figures.ts';
import type { Battle } from '../frames.ts';
import { askProtection } from '../heroes/protection.ts';
import { isBerserk, isBoundSpirit, servantOf } from '../stacks/kinds.ts';
import { BOXED, DEAD, GONE, type UnitId, WHOLE } from '../vocabulary.ts';

/** DP-7.8.1-a, b, f: committed spirits, and a raging superhero, with a range and at least one point of magic. */
export const spiritAttackers = (board: Board, battle: Battle): UnitId[] =>
  battle.attackers.filter(
    (id) =>
      (isBoundSpirit(board, id) || isBerserk(board, id)) &&
      (mgfOf(board, id) ?? 0) >= WHOLE &&
      (rangeFactorOf(board, id) ?? 0) >= 1,
  );

/** 7.8.2: defenders with magic that is not chaos and a range of their own, unless their spirit is elsewhere. */
export const spiritDefenders = (board: Board, battle: Battle): UnitId[] =>
  battle.defenders.filter((id) => {
    const mgf = mgfOf(board, id);
    return mgf !== null && mgf >= 0 && rangeFactorOf(board, id) !== null && !isSpiritOut(board, id);
  });

/** DP-7.8.2-b: a magician whose spirit is away cannot use it. */
function isSpiritOut(board: Board, id: UnitId): boolean {
  const spirit = servantOf(board, id);
  if (spirit < 0) return false;
  const { hex } = unitOf(board, spirit);
  return hex !== BOXED && hex !== DEAD && hex !== GONE;
}

export function shieldFromSpirits(play: Play, battle: Battle): Progress {
  play.state.shielded = [];
  if (spiritAttackers(play, battle).length > 0)
    askProtection(play, hexesOf(play, battle.defenders), 'DP-8.4-b');
  return 'next';
}

/** DP-7.8.3.2-b: both sides roll before anybody falls. */
export function spiritsStrikeStep(play: Play, battle: Battle): Progress {
  const by = spiritAttackers(play, battle);
  battle.by.defenders = by;
  battle.loss = { defenders: 0, attackers: 0 };
  if (by.length === 0) return 'next';
  battle.loss.defenders = strike(play, 'spirit', by);
  battle.by.attackers = spiritDefenders(play, battle);
  battle.loss.attackers = strike(play, 'defensive-spirit', battle.by.attackers);
  return 'next';
}

function strike(play: Play, cause: 'spirit' | 'defensive-spirit', by: readonly UnitId[]): number {
  const parts = by.reduce((sum, id) => sum + (mgfOf(play, id) ?? 0), 0);
  const total = wholeOf(parts);
  if (total === 0) return 0;
  const die = play.dice.d6();
  const loss = attackLoss(parts, die);
  const clause = cause === 'spirit' ? 'DP-7.8.3.1-a' : 'DP-7.8.3.2-a';
  play.events.push({ type: 'struck', clause, cause, total, die, modifier: 0, loss, by: [...by] });
  return loss;
}

/** The attacker picks among the defenders (DP-7.8.4.1-a). */
export function spiritsKillStep(play: Play): Progress {
  askCasualties(play, play.state.active, 'spirit');
  return 'next';
}

/** The defender picks among the spirits that attacked (DP-7.8.4.2-a). */
export function spiritsFallStep(play: Play, battle: Battle): Progress {
  if (battle.loss.attackers > 0) askCasualties(play, battle.commander, 'defensive-spirit');
  return 'next';
}

/** DP-7.8.5-a: before missile fire every spirit of the attacker is home. */
export function spiritsHomeStep(play: Play, battle: Battle): Progress {
  for (const id of battle.attackers) if (isBoundSpirit(play, id)) goHome(play, id, 'DP-7.8.5-a');
  battle.loss = { defenders: 0, attackers: 0 };
  return 'next';
}
