// Reinforcements and replacements come onto the map in their owner's movement phase (DP-2-l, 6.9).

import {
  type Board,
  changing,
  enemiesAt,
  nextToEnemy,
  type Play,
  putUnit,
  typeOf,
  unitOf,
} from '../core/board.ts';
import { hexName } from '../core/hexes.ts';
import type { Rule } from '../core/rule.ts';
import type { Arrival } from '../core/state.ts';
import {
  type Clause,
  type HalfPoints,
  type Hex,
  type Player,
  POINT,
  type UnitId,
  WAITING,
} from '../core/vocabulary.ts';
import { PRIMARY, SECONDARY } from '../core/world/land.ts';
import { PEOPLES } from '../core/world/peoples.ts';
import { tellOthers, toOwner } from '../screening/knowledge.ts';
import { hasGiant, isFrozen, isSulking } from '../stacks/kinds.ts';
import { edgeCost, usesRoads } from '../terrain/cost.ts';
import { isBlindIn, mustStopIn } from '../terrain/darkness.ts';
import { allowanceOf, moverOf } from '../terrain/mover.ts';
import { enteredBy } from './entries.ts';

const arrivalOf = (board: Board, player: Player, id: UnitId): Arrival | null =>
  board.state.arrivals.find(({ unit }) => unit === id && unitOf(board, id).owner === player) ?? null;

/** DP-16.1-b, c: an ally that comes over the edge, by that of the player's own land. */
function edgeClause(board: Board, player: Player, id: UnitId): Clause {
  const { id: type } = typeOf(board, id);
  const isAlly = PEOPLES.some(({ units }) => units.some((levy) => levy.type === type && levy.at === 'edge'));
  if (!isAlly) return 'DP-6.9.1-a';
  return board.state.seats[player] === 'sartar' ? 'DP-16.1-b' : 'DP-16.1-c';
}

/** DP-6.9.1-b, e, R-DPC-37: not in or next to a hex with units of others, capitals included. */
function placeRefusal(board: Board, player: Player, arrival: Arrival, hex: Hex): Clause | null {
  const { unit, hexes, capital } = arrival;
  if (!hexes.includes(hex)) return capital ? 'DP-6.9.1-e' : edgeClause(board, player, unit);
  if (enemiesAt(board, hex, player) || nextToEnemy(board, hex, player)) return 'DP-6.9.1-b';
  return hasGiant(board, hex) ? 'DP-17.1-k' : null;
}

/** Arriving is optional: a unit that does not arrive now may do so later (DP-6.9.1-c, d). */
export const arrive: Rule<'arrive'> = {
  type: 'arrive',
  timing: 'DP-2-l',
  list(board, player, sink) {
    for (const { unit, hexes } of board.state.arrivals)
      for (const hex of hexes)
        if (arrive.refusal(board, player, { type: 'arrive', unit, hex }) === null)
          sink.add({ type: 'arrive', unit, hex });
  },
  refusal(board, player, { unit, hex }) {
    const arrival = arrivalOf(board, player, unit);
    if (arrival === null) return 'DP-2-l';
    if (isFrozen(board, unit)) return 'DP-16.12-d';
    if (isSulking(board, unit)) return 'DP-PAC.RandomEvents.41-a';
    return placeRefusal(board, player, arrival, hex);
  },
  carryOut(play, player, { unit: id, hex }) {
    const { state } = play;
    const arrival = arrivalOf(play, player, id);
    state.arrivals = state.arrivals.filter(({ unit }) => unit !== id);
    comeOnto(play, id, hex, arrival?.capital ?? false);
  },
};

/** A unit comes onto the map over the edge, or appears in a capital. */
export function comeOnto(play: Play, id: UnitId, hex: Hex, capital: boolean): void {
  const { state } = play;
  const spent = capital ? 0 : entryPrice(play, id, hex);
  const paid = !capital && usesRoad(play, id, hex, SECONDARY) ? 1 : 0;
  const entered = enteredBy(play, null, -1, hex);
  const entry = { from: hex, spent, paid, bonus: false, arrived: true, ...entered } as const;
  changing(play, id).did = { ...entry, stopped: false };
  // R-DPC-25: the one hex a unit may always move can be its entry hex.
  const isLost = isBlindIn(play, id) && mustStopIn(play, id, hex);
  if (isLost || spent > allowanceOf(play, id)) changing(play, id).did = { ...entry, stopped: true };
  putUnit(play, id, hex);
  state.restacked = state.restacked.filter((other) => other !== hex);
  play.events.push({
    type: 'arrived',
    clause: capital ? 'DP-6.9.1-e' : 'DP-6.9.1-a',
    unit: id,
    hex: hexName(play, hex),
    cost: spent / POINT,
    ...toOwner(play, id),
  });
  tellOthers(play, id, 'arrived', WAITING);
}

/** DP-6.9.1-a: the first hex at its normal price, by road where one leaves the map there. */
function entryPrice(play: Play, id: UnitId, hex: Hex): HalfPoints {
  if (usesRoad(play, id, hex, PRIMARY)) return POINT / 2;
  return usesRoad(play, id, hex, SECONDARY) ? POINT : edgeCost(moverOf(play, id), hex);
}

/** A secondary road counts towards the free hex from the edge on (R-DPC-99). */
const usesRoad = (board: Board, id: UnitId, hex: Hex, road: number): boolean =>
  board.world.land.roadExit[hex] === road && usesRoads(moverOf(board, id));
