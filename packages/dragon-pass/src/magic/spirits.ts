// Step 4, spirit magic: spirits strike all defenders, and defensive spirit magic strikes back (7.8).

import { attackerOf, type Progress } from '../core/battle.ts';
import { type Board, type Play, typeOf, unitOf } from '../core/board.ts';
import type { Battle } from '../core/frames.ts';
import { plainList } from '../core/plain-list.ts';
import { type Clause, type UnitId, WHOLE } from '../core/vocabulary.ts';
import { eliminate, goHome } from '../harm/harm.ts';
import { askProtection } from '../heroes/protection.ts';
import { type Blow, type Share, strikeTogether } from '../losses/blow.ts';
import { askCasualties } from '../losses/casualties.ts';
import { spiritPrey, spiritPrice } from '../losses/spirit-prey.ts';
import { mgfOf, rangeFactorOf } from '../moon/figures.ts';
import { includesDragon } from '../stacks/dragons.ts';
import { hexesOf } from '../stacks/fighters.ts';
import { huntersIn } from '../stacks/hunters.ts';
import { isBerserk, isBoundSpirit, isDragon, servantOf } from '../stacks/kinds.ts';

/** DP-7.8.1-a, f: spirits, and a berserk superhero, with a range and at least one point of magic. */
const canAttack = (board: Board, id: UnitId): boolean =>
  (typeOf(board, id).kind === 'spirit' || isBerserk(board, id)) &&
  (mgfOf(board, id) ?? 0) >= WHOLE &&
  (rangeFactorOf(board, id) ?? 0) >= 1;

/** DP-7.8.1-b: committed spirits must attack; all units that can do so unless held back. */
const spiritAttackers = (board: Board, battle: Battle): UnitId[] =>
  battle.attackers.filter((id) => canAttack(board, id) && !battle.abstaining.includes(id));

/** DP-7.8.1-c, R-DPC-92: free spirits need not attack, nor ragers against infinite MgF or no scapegoat. */
export function freeAttackers(board: Board, battle: Battle): UnitId[] {
  const infinite = battle.defenders.some((id) => mgfOf(board, id) === Number.POSITIVE_INFINITY);
  const hunters = infinite ? [] : huntersIn(board, battle);
  return spiritAttackers(board, battle).filter((id) => !isBoundSpirit(board, id) && !hunters.includes(id));
}

export function spiritsChooseStep(play: Play, battle: Battle): Progress {
  if (freeAttackers(play, battle).length > 0)
    play.state.frames.push({ kind: 'spirits', player: attackerOf(play) });
  return 'next';
}

/**
 * 7.8.2: defenders with magic that is not chaos and a range of their own, unless their spirit is elsewhere. A dragon's
 * infinite magic is not needed: spirits are eliminated by its presence (DP-16.6.5-c), and nothing else by this.
 */
const spiritDefenders = (board: Board, battle: Battle): UnitId[] =>
  battle.defenders.filter((id) => {
    if (isDragon(board, id)) return false;
    const mgf = mgfOf(board, id);
    return mgf !== null && mgf >= 0 && rangeFactorOf(board, id) !== null && !isSpiritOut(board, id);
  });

/** DP-7.8.2-b: a magician whose spirit is away cannot use it. */
function isSpiritOut(board: Board, id: UnitId): boolean {
  const spirit = servantOf(board, id);
  return spirit >= 0 && unitOf(board, spirit).hex >= 0;
}

/** DP-7.8.3.2-b: both sides roll before any losses. */
export function spiritsStrikeStep(play: Play, battle: Battle): Progress {
  play.state.shielded = [];
  battle.loss = { defenders: 0, attackers: 0 };
  battle.by = { defenders: plainList(spiritAttackers(play, battle)), attackers: [] };
  if (battle.by.defenders.length === 0) return 'next';
  battle.by.attackers = plainList(spiritDefenders(play, battle));
  loseToDragons(play, battle);
  if (battle.by.defenders.length === 0) return 'next';
  const attack = blowOf(play, battle, 'spirit', 'DP-7.8.3.1-a', battle.by.defenders);
  const defence = blowOf(play, battle, 'defensive-spirit', 'DP-7.8.3.2-a', battle.by.attackers);
  const [defenders, attackers] = strikeTogether(play, [attack, defence]);
  battle.loss = { defenders: defenders ?? 0, attackers: attackers ?? 0 };
  return 'next';
}

/** DP-16.6.5-c, R-DPP-74: spirits that use their magic against a side with a dragon fall, to no effect. */
function loseToDragons(play: Play, battle: Battle): void {
  const { by, attackers, defenders } = battle;
  const lost = [
    ...(includesDragon(play, defenders) ? by.defenders : []),
    ...(includesDragon(play, attackers) ? by.attackers : []),
  ].filter((id) => typeOf(play, id).kind === 'spirit');
  for (const id of lost) eliminate(play, id, 'DP-16.6.5-c');
  battle.by = {
    defenders: plainList(by.defenders.filter((id) => !lost.includes(id))),
    attackers: plainList(by.attackers.filter((id) => !lost.includes(id))),
  };
}

function blowOf(
  board: Board,
  { targets }: Battle,
  cause: 'spirit' | 'defensive-spirit',
  clause: Clause,
  by: readonly UnitId[],
): Blow {
  const shares = (unit: UnitId): Share[] => [
    { what: 'magic-factor', parts: mgfOf(board, unit) ?? 0, clause },
  ];
  return { cause, clause, by: by.map((unit) => ({ unit, shares: shares(unit) })), targets };
}

/** DP-8.4-b: once the loss is known and before units are picked, superheroes protect units with them. */
export function shieldFromSpirits(play: Play, battle: Battle): Progress {
  if (battle.loss.defenders === 0) return 'next';
  const loss = battle.loss.defenders * WHOLE;
  const threatened = spiritPrey(play, battle, 'spirit').filter((id) => spiritPrice(play, id) <= loss);
  askProtection(play, hexesOf(play, threatened), threatened, 'DP-8.4-b');
  return 'next';
}

/** The attacker picks among the defenders (DP-7.8.4.1-a). */
export function spiritsKillStep(play: Play, battle: Battle): Progress {
  if (battle.loss.defenders > 0) askCasualties(play, attackerOf(play), 'spirit');
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
