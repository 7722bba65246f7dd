// Step 6, melee, in its parts (DP-7.10-a).

import { type Board, type Play, stackOf, unitOf } from '../board.ts';
import type { Battle } from '../frames.ts';
import { isRaining } from '../movement/weather.ts';
import type { Clause, Hex, Player } from '../vocabulary.ts';
import { askCasualties } from './casualties.ts';
import { hexesOf } from './fighters.ts';
import { canRetreat } from './retreat.ts';
import type { Progress } from './sequence.ts';
import { attackStrength, type Contribution, counterStrength, totalOf, wholeOf } from './strength.ts';
import { attackLoss } from './tables.ts';

/** a, b: the attacker orders his stacks and names reserves. */
export function arrayStep({ state }: Play): Progress {
  state.restacked = [];
  state.frames.push({ kind: 'array', player: state.active });
  return 'next';
}

/** Defending players, the defender first, then in the order of turns (R-DPC-86). */
export function defendingPlayers(board: Board, battle: Battle): Player[] {
  const owners = new Set(battle.defenders.map((id) => unitOf(board, id).owner));
  const others = [...owners].filter((player) => player !== battle.commander).sort((a, b) => a - b);
  return owners.has(battle.commander) ? [battle.commander, ...others] : others;
}

/** c: defending players retreat one after the other. */
export function retreatStep(play: Play, battle: Battle): Progress {
  const players = defendingPlayers(play, battle).filter((player) => canRetreat(play, player));
  for (const player of players.reverse()) play.state.frames.push({ kind: 'retreat', player, waiting: [] });
  return 'next';
}

/** d: they put what is left in order. */
export function rearrangeStep(play: Play, battle: Battle): Progress {
  const hexes = hexesOf(play, battle.defenders);
  openRegroup(play, defendingPlayers(play, battle), hexes, 'DP-7.10.2-a');
  return 'next';
}

/** Lets each player order those of the stacks that are his and hold more than one kind of unit. */
export function openRegroup(
  play: Play,
  players: readonly Player[],
  hexes: readonly Hex[],
  clause: Clause,
): void {
  play.state.restacked = [];
  for (const player of [...players].reverse()) {
    const own = hexes.filter((hex) => isOrderable(play, hex, player));
    if (own.length > 0) play.state.frames.push({ kind: 'regroup', player, hexes: own, waiting: [], clause });
  }
}

/** Units alike in every way can lie in any order. */
function isOrderable(board: Board, hex: Hex, player: Player): boolean {
  const looks = stackOf(board, hex, player).map((id) => {
    const { type, down } = unitOf(board, id);
    return `${type} ${down}`;
  });
  return new Set(looks).size > 1;
}

/** e: the attackers' blow. In rain their die is one less (DP-7.10.6.6-a). */
export function attackStep(play: Play, battle: Battle): Progress {
  const blow = attackStrength(play, battle);
  battle.fought = blow.map(({ unit }) => unit);
  battle.loss.defenders = strike(play, 'attack', blow, isRaining(play) ? -1 : 0);
  battle.by.defenders = battle.fought.slice();
  return 'next';
}

/** f: the attacker picks the defenders' casualties (DP-7.10.7-a). */
export function defendersFallStep(play: Play): Progress {
  askCasualties(play, play.state.active, 'attack');
  return 'next';
}

/** g: the survivors strike back. */
export function counterStep(play: Play, battle: Battle): Progress {
  const blow = counterStrength(play, battle);
  battle.loss.attackers = strike(play, 'counter-attack', blow, 0);
  battle.by.attackers = blow.map(({ unit }) => unit);
  return 'next';
}

/** h: the defender picks the attackers' casualties. */
export function attackersFallStep(play: Play, battle: Battle): Progress {
  askCasualties(play, battle.commander, 'counter-attack');
  return 'next';
}

/** A roll on the Attack Table; a total of nothing is not rolled (R-DPC-68). */
function strike(
  play: Play,
  cause: 'attack' | 'counter-attack',
  blow: readonly Contribution[],
  modifier: number,
): number {
  const parts = totalOf(blow);
  const total = wholeOf(parts);
  if (total === 0) return 0;
  const die = play.dice.d6();
  const loss = attackLoss(parts, die + modifier);
  const by = blow.map(({ unit }) => unit);
  play.events.push({ type: 'struck', clause: 'DP-PAC.ATTACK-a', cause, total, die, modifier, loss, by });
  return loss;
}
