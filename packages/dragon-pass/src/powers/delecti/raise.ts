// Those who fall beside Delecti or his zombies rise as zombies after the battle (16.3.2.2).

import { battleOf } from '../../core/battle.ts';
import {
  type Board,
  changing,
  enemiesAt,
  nextToEnemy,
  type Play,
  putUnit,
  stackOf,
  typeOf,
  unitOf,
} from '../../core/board.ts';
import { hexName, neighboursOf } from '../../core/hexes.ts';
import type { Rule } from '../../core/rule.ts';
import { type Clause, type Hex, NOBODY, type UnitId } from '../../core/vocabulary.ts';
import { hasGiant, isMajor } from '../../stacks/kinds.ts';
import { closedLandRefusal } from '../../terrain/closed-lands.ts';
import { chainOf, delectiOf, isNearTheDead, zombieCounters } from './chain.ts';
import { renumber } from './order.ts';

/** DP-16.3.2.2-b: none of these rises. */
const BARRED: ReadonlySet<string> = new Set(['dragon', 'giant', 'zombie']);

/** Delecti while he is on the map and has a player, or -1. */
function master(board: Board): UnitId {
  const id = delectiOf(board);
  return id >= 0 && unitOf(board, id).hex >= 0 && unitOf(board, id).owner !== NOBODY ? id : -1;
}

/** DP-16.3.2.2-a, c, j: a major unit of a battle that falls next to Delecti or a zombie, on whichever side. */
export function noteCorpse(play: Play, id: UnitId): void {
  const battle = battleOf(play);
  if (!battle || master(play) < 0 || !isMajor(play, id) || BARRED.has(typeOf(play, id).kind)) return;
  const fights = battle.attackers.includes(id) || battle.defenders.includes(id);
  if (fights && isNearTheDead(play, unitOf(play, id).hex)) play.state.corpses = (play.state.corpses ?? 0) + 1;
}

/** DP-16.3.2.2-i: counters that are not on the map. */
const spare = (board: Board): UnitId[] => zombieCounters(board).filter((id) => unitOf(board, id).hex < 0);

/** DP-16.3.2.2-d, e: next to the last of the chain; the first of a new one with Delecti. */
function graves(board: Board): Hex[] {
  const last = chainOf(board).at(-1);
  return last === undefined
    ? [unitOf(board, master(board)).hex]
    : neighboursOf(board, unitOf(board, last).hex);
}

/** Why no zombie rises in the hex, or null. */
function graveRefusal(board: Board, hex: Hex): Clause | null {
  const { owner } = unitOf(board, master(board));
  if (!graves(board).includes(hex)) return 'DP-16.3.2.2-d';
  const { terrain, river } = board.world.land;
  if (terrain[hex] === 'lake' || terrain[hex] === 'sea' || river[hex]) return 'DP-16.3.2.2-f';
  // R-DPP-122: no unit is placed with a giant.
  if (hasGiant(board, hex) || enemiesAt(board, hex, owner)) return 'DP-16.3.2.2-g';
  const isAlone = stackOf(board, hex, owner).length === 0;
  return isAlone && nextToEnemy(board, hex, owner) ? 'DP-16.3.2.2-g' : closedLandRefusal(board, hex);
}

const openGraves = (board: Board): Hex[] => graves(board).filter((hex) => graveRefusal(board, hex) === null);

/** Whether Delecti's player is asked where the next zombie rises; what finds no room is lost (DP-16.3.2.2-h). */
export function raiseCorpses(play: Play): boolean {
  const { state } = play;
  const { corpses } = state;
  if (corpses === undefined) return false;
  if (master(play) >= 0 && spare(play).length > 0 && openGraves(play).length > 0) {
    state.frames.push({ kind: 'raise', player: unitOf(play, master(play)).owner, left: corpses });
    return true;
  }
  state.corpses = undefined;
  return false;
}

/** Delecti's player chooses where the next zombie rises. */
export const raise: Rule<'raise'> = {
  type: 'raise',
  timing: 'DP-16.3.2.2-d',
  list(board, _player, sink) {
    for (const hex of openGraves(board)) sink.add({ type: 'raise', hex });
  },
  refusal: (board, _player, { hex }) => graveRefusal(board, hex),
  carryOut(play, player, { hex }) {
    const { state } = play;
    state.frames.pop();
    countDown(play);
    const id = nextCounter(play);
    // Who fights was settled before it rose (R-DP-66).
    const zombie = changing(play, id);
    zombie.owner = player;
    zombie.fought = true;
    putUnit(play, id, hex);
    state.killed = state.killed.filter((other) => other !== id);
    const battle = battleOf(play);
    if (battle && !battle.stirred.includes(hex)) battle.stirred.push(hex);
    play.events.push({ type: 'zombie-raised', clause: 'DP-16.3.2.2-a', unit: id, hex: hexName(play, hex) });
  },
};

function countDown({ state }: Play): void {
  if (state.corpses === undefined || state.corpses === 1) state.corpses = undefined;
  else state.corpses -= 1;
}

/** The counter with the number after the last; where there is none the others close their ranks first. */
function nextCounter(play: Play): UnitId {
  const last = chainOf(play).at(-1);
  if (last !== undefined && last === zombieCounters(play).at(-1)) renumber(play, chainOf(play));
  return zombieCounters(play)[chainLength(play)] ?? -1;
}

/** The highest number in the chain. */
function chainLength(board: Board): number {
  const last = chainOf(board).at(-1);
  return last === undefined ? 0 : zombieCounters(board).indexOf(last) + 1;
}
