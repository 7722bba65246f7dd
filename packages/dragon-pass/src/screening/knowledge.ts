// The screening option (5.3): which units a player may not know, and whom an event may be told.

import { type Seat, SPECTATOR } from '@hexwyrm/kernel';
import { type Board, hexName, occupiedHexes, type Play, stackAt, stackOf, typeOf, unitOf } from '../board.ts';
import type { State } from '../state.ts';
import { type Hex, NOBODY, type Player, type UnitId, WAITING } from '../vocabulary.ts';

/** No player at all: knows only what everybody knows. */
export const ONLOOKER: Player = -2;

export const playerAt = (state: Pick<State, 'seats'>, seat: Seat): Player => {
  const player = state.seats.indexOf(seat);
  return player < 0 ? ONLOOKER : player;
};

/** DP-5.3-a: without screening, and once the game is over, everything is open. */
export const isScreened = ({ options, outcome }: State): boolean => options.screening && outcome === null;

/**
 * The units of others that the player may not know: all but the tops of their stacks (DP-5.3-b). Open besides are
 * battles (DP-5.3-d), what an assassin of his saw (DP-5.3-f), who has been disclosed, who rages and at whom
 * (R-DPC-83), and whatever lies beside the board: fallen units, holding boxes, committed spirits (R-DPC-28).
 */
export const hiddenFrom = (board: Board, player: Player): Set<UnitId> =>
  hiddenAmong(board, player, coveredUnits(board));

/** What `hiddenFrom` says of each of them; the board is looked over once. */
export function hiddenFromEach(board: Board, players: readonly Player[]): Set<UnitId>[] {
  const covered = coveredUnits(board);
  return players.map((player) => hiddenAmong(board, player, covered));
}

function hiddenAmong(board: Board, player: Player, covered: readonly UnitId[]): Set<UnitId> {
  const { state } = board;
  const hidden = new Set<UnitId>();
  if (!isScreened(state)) return hidden;
  const bare = (owner: Player): boolean => owner !== NOBODY && owner !== player;
  for (const id of covered) if (bare(unitOf(board, id).owner)) hidden.add(id);
  for (const { unit } of state.arrivals) if (bare(unitOf(board, unit).owner)) hidden.add(unit);
  hideSetUp(board, bare, hidden);
  for (const id of openUnits(board, player)) hidden.delete(id);
  return hidden;
}

/** The units on the board that cannot be told by looking at it. */
function coveredUnits(board: Board): UnitId[] {
  const { state } = board;
  const covered: UnitId[] = [];
  if (!isScreened(state)) return covered;
  const inSight = sightOfMover(board);
  const topped = new Set<Player>();
  for (const hex of occupiedHexes(board)) {
    topped.clear();
    for (const id of stackAt(board, hex)) {
      const { owner } = unitOf(board, id);
      if (owner === NOBODY) continue;
      const top = !topped.has(owner);
      if (!(owner === state.active ? inSight(id, hex, top) : top)) covered.push(id);
      topped.add(owner);
    }
  }
  return covered;
}

/** Players who have not finished setting up: nobody else sees where their units are. */
export const settingUp = ({ frames }: Pick<State, 'frames'>): Player[] =>
  frames.flatMap((frame) => (frame.kind === 'deploy' ? [frame.player] : []));

function hideSetUp({ state }: Board, bare: (owner: Player) => boolean, hidden: Set<UnitId>): void {
  for (const player of settingUp(state)) {
    if (!bare(player)) continue;
    state.units.forEach(({ owner, hex }, id) => {
      if (owner === player && (hex >= 0 || hex === WAITING)) hidden.add(id);
    });
  }
}

type Sight = (id: UnitId, hex: Hex, top: boolean) => boolean;

/** R-DP-44: while a player moves, others see those of his units that they could follow since his phase began. */
function sightOfMover({ state }: Board): Sight {
  const { followed } = state;
  if (followed) return (id) => followed.includes(id);
  const stirred = stirredHexes(state);
  return (_id, hex, top) => top && !stirred.has(hex);
}

/** The units of the player who moves that others see. */
function followedOf(board: Board): UnitId[] {
  const { state } = board;
  const inSight = sightOfMover(board);
  return occupiedHexes(board).flatMap((hex) =>
    stackOf(board, hex, state.active).filter((id, depth) => inSight(id, hex, depth === 0)),
  );
}

/** Whether others can lose sight of units: while somebody moves, in games of these rules. */
const isFollowing = (state: State): boolean =>
  state.rules === 2 && isScreened(state) && state.phase === 'movement' && settingUp(state).length === 0;

/** Others cannot tell these units of the player who moves apart any longer, until his phase ends. */
export function loseSight(board: Board, units: readonly UnitId[]): void {
  const { state } = board;
  if (!isFollowing(state) || (state.followed && units.length === 0)) return;
  state.followed = followedOf(board).filter((id) => !units.includes(id));
}

/** Everybody saw the unit come. */
export function keepSight({ state }: Board, id: UnitId): void {
  if (state.followed) state.followed = [...state.followed, id];
}

/** While their owner moves by the first rules, stacks that were changed show only their colours until the phase ends. */
function stirredHexes({ phase, active, units, restacked, frames }: State): ReadonlySet<Hex> {
  const stirred = new Set<Hex>();
  if (phase !== 'movement') return stirred;
  for (const { owner, hex, did } of units) if (did && owner === active) stirred.add(did.from).add(hex);
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
    return top !== undefined && !inSight(top, hex, true);
  });
}

function openUnits(board: Board, player: Player): UnitId[] {
  const { frames, scouted, disclosed, rages } = board.state;
  const open = [...disclosed, ...rages.flatMap(({ avenger, scapegoat }) => [avenger, scapegoat])];
  for (const frame of frames)
    if (frame.kind === 'battle')
      open.push(...frame.attackers, ...frame.defenders, ...frame.withdrawn.map(({ unit }) => unit));
  for (const look of scouted) if (look.player === player) open.push(...stackAt(board, look.hex));
  return open;
}

interface Told {
  readonly audience?: string[];
}

/** Told to the owner alone: what he does out of others' sight. */
export function toOwner({ state }: Play, id: UnitId): Told {
  const owner = state.units[id]?.owner ?? NOBODY;
  return isScreened(state) && owner !== NOBODY ? { audience: [state.seats[owner] ?? ''] } : {};
}

/** DP-5.3-c: everybody else sees only that a counter of that colour left one hex and came to another. */
export function tellOthers(play: Play, id: UnitId, what: 'moved' | 'arrived', from: Hex): void {
  const { state, events } = play;
  const { owner, hex } = unitOf(play, id);
  if (!isScreened(state)) return;
  events.push({
    type: 'unseen',
    clause: 'DP-5.3-c',
    what,
    seat: state.seats[owner] ?? '',
    colour: typeOf(play, id).nation,
    from: hexName(play, from),
    to: hexName(play, hex),
    audience: [...state.seats.filter((_, player) => player !== owner), SPECTATOR],
  });
}

/** Told to those who know the unit at this moment (R-DPC-29). */
export function toWhoKnow(play: Play, id: UnitId): Told {
  const knowing = whoKnow(play, id);
  return knowing.length > play.state.seats.length ? {} : { audience: knowing };
}

function whoKnow(board: Board, id: UnitId): Seat[] {
  const seats = [...board.state.seats, SPECTATOR];
  const hidden = hiddenFromEach(
    board,
    seats.map((seat) => playerAt(board.state, seat)),
  );
  return seats.filter((_, index) => !hidden[index]?.has(id));
}
