// A dragon flies off the west edge and comes back with Hungry Jack (16.10.1).

import { unitField as unit } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { type Board, changing, enemiesAt, type Play, putUnit, stackOf, unitOf } from '../../core/board.ts';
import { hexName } from '../../core/hexes.ts';
import type { Coming, Rules } from '../../core/power.ts';
import type { Rule } from '../../core/rule.ts';
import {
  type Clause,
  type Hex,
  NOBODY,
  type Player,
  POINT,
  type UnitId,
  WAITING,
} from '../../core/vocabulary.ts';
import type { View } from '../../game/view.ts';
import { enterFlood } from '../../harm/flooding.ts';
import { keepSight, loseSight } from '../../screening/knowledge.ts';
import { allDragons, hasGiant, isDragon } from '../../stacks/kinds.ts';
import { allCargo } from '../../terrain/cargo.ts';
import { haltRefusal, marchOf } from '../../terrain/march.ts';
import { moverOf, moverRefusal } from '../../terrain/mover.ts';
import { stopNeutralising } from '../dragons/neutralise.ts';
import { jackOf, note, notesOf } from './jack.ts';

export const actions = <H extends z.ZodMiniType>(hex: H) =>
  [
    z.strictObject({ type: z.literal('fetch'), unit }),
    z.strictObject({ type: z.literal('bring'), unit, hex }),
  ] as const;

export interface Events {
  /** A dragon left by the west edge. */
  'flew-west': { unit: UnitId; hex: string };
  /** It is back, with Hungry Jack unless another was faster. */
  'came-back': { unit: UnitId; hex: string; alone: boolean };
}

/** DP-16.10.1-b: it is away for two full game-turns. */
const TRIP = 2;
/** R-DPP-81: what leaving costs, in points. */
const TOLL = POINT;

export const tripsComing = ({ jack }: View): readonly Coming[] =>
  (jack?.fetching ?? []).map(({ unit: dragon, turn }) => ({
    turn: turn + TRIP,
    what: 'jack',
    clause: 'DP-16.10.1-c',
    units: [dragon],
  }));

const isWestEdge = ({ world }: Board, hex: Hex): boolean => world.land.columns[hex] === 1;

/** DP-16.10.1-a: Hungry Jack is still in the west, for the player who fetches it. */
function isInTheWest(board: Board): boolean {
  const jack = jackOf(board);
  return jack >= 0 && unitOf(board, jack).hex === WAITING && unitOf(board, jack).owner === NOBODY;
}

function fetchRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  if (!isDragon(board, id) || !isInTheWest(board)) return 'DP-16.10.1-a';
  const clause = moverRefusal(board, player, id);
  if (clause !== null) return clause;
  const march = marchOf(board, id);
  if (!isWestEdge(board, march.hex)) return 'DP-16.10.1-a';
  const mover = moverOf(board, id);
  return haltRefusal(mover, march) ?? (march.spent + TOLL > mover.allowance ? 'DP-6-b' : null);
}

/** Leaves for the west; what is with the dragon stays behind (R-DPP-81). */
const fetch: Rule<'fetch'> = {
  type: 'fetch',
  timing: 'DP-16.10.1-a',
  list(board, player, sink) {
    for (const id of allDragons(board))
      if (fetchRefusal(board, player, id) === null) sink.add({ type: 'fetch', unit: id });
  },
  refusal: (board, player, { unit: id }) => fetchRefusal(board, player, id),
  carryOut(play, player, { unit: id }) {
    const { state } = play;
    const { hex } = unitOf(play, id);
    const company = stackOf(play, hex, player);
    loseSight(play, company.length > 1 ? company : []);
    for (const cargo of allCargo(play)) {
      const { did } = unitOf(play, cargo);
      if (did?.by !== id) continue;
      const { by: _, ...left } = did;
      changing(play, cargo).did = { ...left, stopped: true };
    }
    putUnit(play, id, WAITING);
    changing(play, id).did = null;
    state.disclosed = state.disclosed.filter((other) => other !== id);
    state.restacked = state.restacked.filter((other) => other !== hex);
    stopNeutralising(play, id);
    note(play, { fetching: [...notesOf(play).fetching, { unit: id, turn: state.turn }] });
    play.events.push({ type: 'flew-west', clause: 'DP-16.10.1-a', unit: id, hex: hexName(play, hex) });
  },
};

function bringRefusal(board: Board, player: Player, id: UnitId, hex: Hex): Clause | null {
  return homecomingRefusal(board, player, id) ?? landingRefusal(board, player, hex);
}

function homecomingRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  const trip = notesOf(board).fetching.find((one) => one.unit === id);
  if (!trip || unitOf(board, id).owner !== player) return 'DP-16.10.1-b';
  return board.state.turn >= trip.turn + TRIP ? null : 'DP-16.10.1-b';
}

/** DP-16.10.1-c: on the west edge, not with the enemy; beside the enemy they may land. */
function landingRefusal(board: Board, player: Player, hex: Hex): Clause | null {
  if (!isWestEdge(board, hex) || enemiesAt(board, hex, player)) return 'DP-16.10.1-c';
  if (hasGiant(board, hex)) return 'DP-17.1-k';
  const ground = board.world.land.terrain[hex];
  return ground === 'lake' || ground === 'sea' ? 'DP-6.3-b' : null;
}

/** Comes back, and moves no farther in this phase. */
const bring: Rule<'bring'> = {
  type: 'bring',
  timing: 'DP-16.10.1-b',
  list(board, player, sink) {
    for (const { unit: id } of notesOf(board).fetching) {
      if (homecomingRefusal(board, player, id) !== null) continue;
      for (let hex = 0; hex < board.world.land.grid.size; hex++)
        if (landingRefusal(board, player, hex) === null) sink.add({ type: 'bring', unit: id, hex });
    }
  },
  refusal: (board, player, { unit: id, hex }) => bringRefusal(board, player, id, hex),
  carryOut(play, player, { unit: id, hex }) {
    const { state } = play;
    const alone = !isInTheWest(play);
    note(play, { fetching: notesOf(play).fetching.filter((one) => one.unit !== id) });
    loseSight(play, []);
    if (!alone) landJack(play, player, hex);
    land(play, id, hex);
    state.restacked = state.restacked.filter((other) => other !== hex);
    const landed = { unit: id, hex: hexName(play, hex), alone };
    play.events.push({ type: 'came-back', clause: 'DP-16.10.1-c', ...landed });
    enterFlood(play, id, true);
  },
};

/** Puts the unit on its stack, where it has to stay for this phase. All players see it come. */
function land(play: Play, id: UnitId, hex: Hex): void {
  putUnit(play, id, hex);
  const still = { from: hex, spent: 0, stopped: true, paid: 0, bonus: false };
  changing(play, id).did = { ...still, held: 'DP-16.10.1-c' };
  keepSight(play, id);
}

/** DP-16.10.1-a: it belongs to the player who brings it; where it is stays open (R-DP-73). */
function landJack(play: Play, player: Player, hex: Hex): void {
  const { state } = play;
  const jack = jackOf(play);
  changing(play, jack).owner = player;
  if (state.options.screening) state.disclosed = [...state.disclosed, jack];
  land(play, jack, hex);
}

export const rules: Rules<'fetch' | 'bring'> = { fetch, bring };

/** The dragon has fallen on the way (DP-16.2.2-a). */
export function forgetTrip(play: Play, id: UnitId): void {
  const { fetching } = notesOf(play);
  if (fetching.some((one) => one.unit === id))
    note(play, { fetching: fetching.filter((one) => one.unit !== id) });
}
