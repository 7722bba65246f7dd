// Step 6, melee, in its parts (DP-7.10-a).

import type { Summand } from '@hexwyrm/kernel';
import { attackerOf, type Progress } from '../../core/battle.ts';
import type { Board, Play } from '../../core/board.ts';
import type { Battle } from '../../core/frames.ts';
import { isHushed } from '../../core/hushed.ts';
import { plainList } from '../../core/plain-list.ts';
import { type Blow, type Contribution, strike } from '../../losses/blow.ts';
import { askCasualties } from '../../losses/casualties.ts';
import { hexesOf } from '../../stacks/fighters.ts';
import { raiseHunters } from '../../stacks/hunters.ts';
import { openRegroup } from '../../stacks/regroup.ts';
import { isRaining } from '../../terrain/weather.ts';
import { defendingPlayers } from '../precedence.ts';
import { attackStrength, counterStrength } from './strength.ts';

/** a, b: the attacker rearranges stacks and names reserves. */
export function arrayStep(play: Play, battle: Battle): Progress {
  const { state } = play;
  raiseHunters(play, battle);
  state.restacked = [];
  const player = attackerOf(play);
  if (!isHushed(play, player, 'array')) state.frames.push({ kind: 'array', player });
  return 'next';
}

/** c: defending players retreat one after the other; what one does can open or close a way for the next. */
export function retreatStep(play: Play, battle: Battle): Progress {
  for (const player of defendingPlayers(play, battle).reverse())
    play.state.frames.push({ kind: 'retreat', player });
  return 'next';
}

/** d: they put what is left in order (DP-7.10.2-a). */
export function rearrangeStep(play: Play, battle: Battle): Progress {
  const asked = defendingPlayers(play, battle).filter((player) => !isHushed(play, player, 'array'));
  openRegroup(play, asked, hexesOf(play, battle.defenders), 'DP-7.10.2-a');
  return 'next';
}

/** DP-7.10.6.6-a: in rain the attackers' die is one less, the defenders' is not. */
const RAIN: Summand = { what: 'rain', value: -1, clause: 'DP-7.10.6.6-a' };

/** The roll of e with everything that counts in it. */
export const attackBlow = (board: Board, battle: Battle): Blow => ({
  cause: 'attack',
  clause: 'DP-7.10.6.1-a',
  by: attackStrength(board, battle),
  targets: battle.targets,
  modifiers: isRaining(board) ? [RAIN] : [],
});

/** The roll of g. */
export const counterBlow = (board: Board, battle: Battle): Blow => ({
  cause: 'counter-attack',
  clause: 'DP-7.10.6.2-a',
  by: counterStrength(board, battle),
  targets: battle.targets,
});

const unitsOf = (by: readonly Contribution[]) => plainList(by.map(({ unit }) => unit));

/** e: the attackers' blow. */
export function attackStep(play: Play, battle: Battle): Progress {
  const blow = attackBlow(play, battle);
  const loss = strike(play, blow);
  battle.fought = unitsOf(blow.by);
  battle.loss.defenders = loss ?? 0;
  battle.by.defenders = loss === null ? [] : unitsOf(blow.by);
  return 'next';
}

/** f: the attacker picks the defenders' casualties (DP-7.10.7-a). */
export function defendersFallStep(play: Play, battle: Battle): Progress {
  if (battle.by.defenders.length > 0) askCasualties(play, attackerOf(play), 'attack');
  return 'next';
}

/** g: the survivors strike back. */
export function counterStep(play: Play, battle: Battle): Progress {
  const blow = counterBlow(play, battle);
  const loss = strike(play, blow);
  battle.loss.attackers = loss ?? 0;
  battle.by.attackers = loss === null ? [] : unitsOf(blow.by);
  return 'next';
}

/** h: the defender picks the attackers' casualties. */
export function attackersFallStep(play: Play, battle: Battle): Progress {
  if (battle.by.attackers.length > 0) askCasualties(play, battle.commander, 'counter-attack');
  return 'next';
}
