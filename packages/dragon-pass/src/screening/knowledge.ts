// The screening option (5.3): which units a player may not know, and which seats an event may be shown to.

import { type Seat, SPECTATOR } from '@hexwyrm/kernel';
import { memo } from '@hexwyrm/wargame';
import {
  type Board,
  isOwnOnMap,
  occupiedHexes,
  type Play,
  stackAt,
  stackOf,
  typeOf,
  unitOf,
} from '../core/board.ts';
import { hexName } from '../core/hexes.ts';
import { lasting } from '../core/lasting.ts';
import { areSeveral, hasUnit, ownersOn } from '../core/owners.ts';
import type { Activity, State } from '../core/state.ts';
import { type Hex, NOBODY, type Player, type UnitId, WAITING } from '../core/vocabulary.ts';

/** Not a player: has only public knowledge. */
export const ONLOOKER: Player = -2;

export const playerAt = (state: Pick<State, 'seats'>, seat: Seat): Player => {
  const player = state.seats.indexOf(seat);
  return player < 0 ? ONLOOKER : player;
};

/** DP-5.3-a: without screening, and once the game is over, everything is open. */
export const isScreened = ({ options, outcome }: State): boolean => options.screening && outcome === null;

/** Seats a unit is hidden from: a bit for each player, and one for spectators. */
export type Strangers = number;

const EVERYBODY: Strangers = 0xff;
const bitOf = (player: Player): Strangers => (player === ONLOOKER ? 0x80 : 1 << player);
const othersThan = (owner: Player): Strangers => (owner === NOBODY ? 0 : EVERYBODY & ~bitOf(owner));

/** The units of others that the player may not know. */
export function hiddenFrom(board: Board, player: Player): Set<UnitId> {
  const bit = bitOf(player);
  const hidden = new Set<UnitId>();
  strangersTo(board).forEach((strangers, id) => {
    if ((strangers & bit) !== 0) hidden.add(id);
  });
  return hidden;
}

/**
 * Seats that may not know each unit: all but its owner if it is not on top of its stack (DP-5.3-b). Open are
 * battles (DP-5.3-d), what an assassin saw to its player (DP-5.3-f), disclosed units, rages (R-DPC-83), and
 * everything off the board: eliminated units, holding boxes, committed spirits (R-DPC-28).
 */
export function strangersTo(board: Board): Strangers[] {
  const { state } = board;
  if (!isScreened(state)) return noMarks(state);
  const inSight = sightOfMover(board);
  const strangers = inSight.isTop ? covered(board).slice() : hideCovered(board, inSight);
  for (const { unit } of state.arrivals) strangers[unit] = othersThan(unitOf(board, unit).owner);
  hideSetUp(state, strangers);
  showOpen(board, strangers);
  for (const { player, hex } of state.scouted)
    for (const id of stackAt(board, hex)) strangers[id] &= ~bitOf(player);
  return strangers;
}

/** When no unit moves, that depends on the units alone. */
const covered = lasting((board): readonly Strangers[] => hideCovered(board, TOPS));

/** The units on the board that cannot be identified by looking at it. */
function hideCovered(board: Board, inSight: Sight): Strangers[] {
  const { active } = board.state;
  const strangers: Strangers[] = noMarks(board.state);
  const owners = ownersOn(board);
  for (const hex of occupiedHexes(board)) {
    if (inSight.isTop && !areSeveral(owners[hex])) continue;
    let topped: Strangers = 0;
    for (const id of stackAt(board, hex)) {
      const { owner } = unitOf(board, id);
      if (owner === NOBODY || typeOf(board, id).kind === 'giant') continue;
      const top = (topped & bitOf(owner)) === 0;
      if (!(owner === active ? inSight.has(id, hex, top) : top)) strangers[id] = othersThan(owner);
      topped |= bitOf(owner);
    }
  }
  return strangers;
}

/** Players who have not finished setting up: no other seat sees where their units are. */
export const settingUp = ({ frames }: Pick<State, 'frames'>): Player[] =>
  frames.length === 0 ? [] : frames.flatMap((frame) => (frame.kind === 'deploy' ? [frame.player] : []));

function hideSetUp(state: State, strangers: Strangers[]): void {
  for (const player of settingUp(state)) {
    state.units.forEach(({ owner, hex }, id) => {
      if (owner === player && (hex >= 0 || hex === WAITING)) strangers[id] = othersThan(owner);
    });
  }
}

/** Which units of the player who moves others see. */
class Sight {
  readonly #followed: readonly number[] | null;
  readonly #stirred: ReadonlySet<Hex> | null;

  constructor(followed: readonly number[] | null, stirred: ReadonlySet<Hex> | null) {
    this.#followed = followed;
    this.#stirred = stirred;
  }

  /** No unit moves: they see the top of each stack. */
  get isTop(): boolean {
    return this.#followed === null && this.#stirred === null;
  }

  has(id: UnitId, hex: Hex, top: boolean): boolean {
    if (this.#followed !== null) return this.#followed[id] === 1;
    return top && !this.#stirred?.has(hex);
  }
}

const TOPS = new Sight(null, null);

/** R-DP-44: while a player moves, others see those units they could follow since the phase began. */
function sightOfMover({ state }: Board): Sight {
  if (state.followed) return new Sight(markedIn(state, state.followed), null);
  return state.phase === 'movement' ? new Sight(null, stirredHexes(state)) : TOPS;
}

let zeros: readonly number[] = [];

/** 0 for each unit. To copy zeros takes a third of the time that it takes to make them. */
function noMarks({ units }: State): number[] {
  if (zeros.length !== units.length) zeros = new Array(units.length).fill(0);
  return zeros.slice();
}

/** 1 for each of these units. */
function markedIn(state: State, ids: readonly UnitId[]): number[] {
  const marks = noMarks(state);
  for (const id of ids) marks[id] = 1;
  return marks;
}

/** The units of the player who moves that others see, without those just lost from sight. */
function followedOf(board: Board, lost: readonly UnitId[]): UnitId[] {
  const { active } = board.state;
  const inSight = sightOfMover(board);
  const followed: UnitId[] = [];
  const owners = ownersOn(board);
  for (const hex of occupiedHexes(board)) {
    if (!hasUnit(owners[hex], active)) continue;
    let top = true;
    for (const id of stackAt(board, hex)) {
      if (unitOf(board, id).owner !== active) continue;
      if (inSight.has(id, hex, top) && !lost.includes(id)) followed.push(id);
      top = false;
    }
  }
  return followed;
}

/** Whether others can lose sight of units: during movement, in games of these rules. */
const isFollowing = (state: State): boolean =>
  state.rules === 2 && isScreened(state) && state.phase === 'movement' && settingUp(state).length === 0;

/** Others can no longer tell these units of the moving player apart, until the phase ends. */
export function loseSight(board: Board, units: readonly UnitId[]): void {
  const { state } = board;
  const { followed } = state;
  if ((followed && (followed.length === 0 || units.length === 0)) || !isFollowing(state)) return;
  state.followed = followed ? stillSeen(board, followed, units) : followedOf(board, units);
}

/** Those of them that have not just been lost from sight, as they lie now: hex by hex, the topmost first. */
function stillSeen(board: Board, followed: readonly UnitId[], lost: readonly UnitId[]): UnitId[] {
  const seen: UnitId[] = [];
  for (const id of followed) {
    if (lost.includes(id) || !isOwnOnMap(board, board.state.active, id)) continue;
    let place = seen.push(id) - 1;
    for (; place > 0 && liesBefore(board, id, seen[place - 1]); place--) seen[place] = seen[place - 1];
    seen[place] = id;
  }
  return seen;
}

function liesBefore(board: Board, one: UnitId, other: UnitId): boolean {
  const [a, b] = [unitOf(board, one), unitOf(board, other)];
  return a.hex < b.hex || (a.hex === b.hex && a.rank > b.rank);
}

/** All players saw the unit come. */
export function keepSight({ state }: Board, id: UnitId): void {
  if (state.followed && !state.followed.includes(id)) state.followed = [...state.followed, id];
}

/** R-DP-74: called in vain, it stays where it is. */
const isHeldStill = ({ held, spent }: Activity): boolean => held === 'DP-16.10.2-d' && spent === 0;

/** While their owner moves by the first rules, stacks that were changed show only their colours until the phase ends. */
function stirredHexes({ active, units, restacked, frames }: State): ReadonlySet<Hex> {
  const stirred = new Set<Hex>();
  for (const { owner, hex, did } of units)
    if (did && owner === active && !isHeldStill(did)) stirred.add(did.from).add(hex);
  for (const hex of restacked) stirred.add(hex);
  for (const frame of frames) if (frame.kind === 'restack') stirred.add(frame.hex);
  return stirred;
}

/** Whether the end of the movement phase shows others new tops. */
export function showsTops(board: Board): boolean {
  const { state } = board;
  if (!isScreened(state) || state.phase !== 'movement') return false;
  const inSight = sightOfMover(board);
  return occupiedHexes(board).some((hex) => {
    const [top] = stackOf(board, hex, state.active);
    return top !== undefined && !inSight.has(top, hex, true);
  });
}

/** Units known to all seats, no matter where they are. */
function showOpen(board: Board, strangers: Strangers[]): void {
  const { frames, disclosed, rages } = board.state;
  for (const id of disclosed) strangers[id] = 0;
  for (const { avenger, scapegoat } of rages) {
    strangers[avenger] = 0;
    strangers[scapegoat] = 0;
  }
  for (const frame of frames) {
    if (frame.kind === 'duel') for (const id of frame.among) strangers[id] = 0;
    if (frame.kind === 'superheroes')
      for (const id of stackAt(board, frame.hex))
        if (typeOf(board, id).kind === 'superhero') strangers[id] = 0;
    if (frame.kind !== 'battle') continue;
    for (const id of frame.attackers) strangers[id] = 0;
    for (const id of frame.defenders) strangers[id] = 0;
    for (const { unit } of frame.withdrawn) strangers[unit] = 0;
  }
}

interface Told {
  readonly audience?: readonly Seat[];
}

const TO_ALL: Told = {};

/** For each player: the player alone, and all but the player. */
const audiences = memo((seats: readonly Seat[]) =>
  seats.map((seat) => ({
    owner: { audience: [seat] },
    others: { audience: [...seats.filter((other) => other !== seat), SPECTATOR] },
  })),
);

/** Shown to the owner only: actions out of others' sight. */
export function toOwner({ state }: Play, id: UnitId): Told {
  const { owner } = state.units[id];
  return isScreened(state) && owner !== NOBODY ? audiences(state.seats)[owner].owner : TO_ALL;
}

/** Shown to all but the player. */
export const toOthers = ({ state }: Board, player: Player): Told => audiences(state.seats)[player].others;

/** DP-5.3-c: others see only that a counter of that colour left one hex and came to another. */
export function tellOthers(play: Play, id: UnitId, what: 'moved' | 'arrived', from: Hex): void {
  const { state, events } = play;
  const { owner, hex } = unitOf(play, id);
  if (!isScreened(state) || owner === NOBODY) return;
  events.push({
    type: 'unseen',
    clause: 'DP-5.3-c',
    what,
    seat: state.seats[owner],
    colour: typeOf(play, id).nation,
    from: hexName(play, from),
    to: hexName(play, hex),
    ...toOthers(play, owner),
  });
}

/** Shown to seats that know all these units at this moment (R-DPC-29). */
export function toWhoKnow(play: Play, units: readonly UnitId[]): Told {
  const knowing = whoKnow(play, units);
  return knowing.length > play.state.seats.length ? {} : { audience: knowing };
}

function whoKnow(board: Board, units: readonly UnitId[]): Seat[] {
  const all = strangersTo(board);
  const strangers = units.reduce((any, id) => any | all[id], 0);
  const knows = (seat: Seat): boolean => (strangers & bitOf(playerAt(board.state, seat))) === 0;
  return [...board.state.seats, SPECTATOR].filter(knows);
}
