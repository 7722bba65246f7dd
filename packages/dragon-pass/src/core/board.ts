import type { Dice, Summand } from '@hexwyrm/kernel';
import { bequeathed, beside, Changes, type Memory } from '@hexwyrm/wargame';
import { isToday } from './chance.ts';
import type { Event } from './events.ts';
import { neighboursOf } from './hexes.ts';
import { renewUnit, type State, type Unit } from './state.ts';
import { sideInMotion } from './turn-order.ts';
import { BOXED, type Hex, NOBODY, type Player, type UnitId } from './vocabulary.ts';
import type { Face, UnitType } from './world/unit-types.ts';
import { type World, worldFor } from './world/world.ts';

/** The map with the counters on it: the state, what never changes, and which units are where. */
export interface Board {
  readonly world: World;
  readonly state: State;
  /** By hex: its units, the topmost first; committed spirits and agents are not among them (DP-5.1-b). */
  readonly stacks: (readonly UnitId[] | undefined)[];
  /** Hexes with units in them, by their numbers. */
  readonly occupied: Hex[];
  /** The units as currently placed. */
  readonly laid: Readonly<Unit>[];
  /** Which units have been replaced: what was found at a count holds for the units at that count. */
  readonly changes: Changes;
  /** Which hexes have other units in them, or the same units changed. */
  readonly stirred: Changes;
  readonly memory: Memory;
}

/** A board on which something happens. */
export interface Play extends Board {
  readonly dice: Dice;
  readonly events: Event[];
  readonly hooks: Hooks;
}

/** What higher layers do when something happens in a lower one; `game/hooks.ts` says what. */
export interface Hooks {
  /** The armies are set up. */
  startGame(play: Play): void;
  /** Units attack stacks, outside the combat phase. */
  openBattle(play: Play, targets: readonly Hex[], attackers: readonly UnitId[]): void;
  /** A unit is about to be eliminated. */
  falls(play: Play, id: UnitId): void;
  /** A unit has been eliminated; returns the units that fall with it. */
  fallen(play: Play, id: UnitId): readonly UnitId[];
  /** A unit is gone for good. */
  passed(play: Play, id: UnitId): void;
  /** Chaos has taken a unit in battle. */
  devoured(play: Play, by: UnitId, id: UnitId): void;
  /** A unit has moved into a hex of its own accord. */
  entered(play: Play, id: UnitId): void;
  /** A unit that was eliminated has come back. */
  escaped(play: Play, id: UnitId): void;
  /** What powers add to the diplomacy points of a player, or take from them. */
  income(play: Play, player: Player, soFar: number): readonly Summand[];
  /** A people has become the player's ally. */
  joined(play: Play, player: Player, people: string): void;
}

/**
 * Boards of states that are still in use; a state may be changed from outside, so each is checked when opened. They are kept
 * beside the units: a state that carries more than its fields takes ten times as long to copy.
 */
const boards = beside<State['units'], Board>();

function boardOf(state: State): Board | undefined {
  const board = boards.get(state.units);
  return board?.state === state ? board : undefined;
}

export function openBoard(state: State): Board {
  const board = boardOf(state) ?? blankBoard(state);
  if (!isCurrent(board)) layOut(board);
  return board;
}

function blankBoard(state: State): Board {
  const board: Board = {
    world: worldFor(state.corrections),
    state,
    stacks: [],
    occupied: [],
    laid: [],
    changes: new Changes(),
    stirred: new Changes(),
    memory: [],
  };
  boards.set(state.units, board);
  return board;
}

/** Lays the board of a copy out as that of the original: what is known of the one holds for the other. */
export function copyBoard(from: State, to: State): void {
  const original = boardOf(from);
  if (!original || !isCurrent(original)) return;
  const { world, stacks, occupied, laid, changes, stirred, memory } = original;
  boards.set(to.units, {
    world,
    state: to,
    stacks: stacks.slice(),
    occupied: occupied.slice(),
    laid: laid.slice(),
    changes: new Changes(changes.count),
    stirred: new Changes(stirred.count),
    memory: bequeathed(memory),
  });
}

/** The first unit from there on that is another than before. A loop that does no more takes half the time. */
function nextReplaced(units: readonly Unit[], laid: readonly Readonly<Unit>[], from: UnitId): UnitId {
  let id = from;
  while (id < units.length && units[id] === laid[id]) id++;
  return id;
}

function isCurrent({ state: { units }, laid, changes, stirred }: Board): boolean {
  if (units.length !== laid.length) return false;
  for (let id = nextReplaced(units, laid, 0); id < units.length; id = nextReplaced(units, laid, id + 1)) {
    const unit = units[id] as Unit;
    const before = laid[id] as Unit;
    if (unit.hex !== before.hex || unit.rank !== before.rank) return false;
    laid[id] = unit;
    changes.note(id);
    stirred.note(unit.hex);
  }
  return true;
}

function layOut(board: Board): void {
  const { world, state, stacks, occupied, laid, changes, stirred } = board;
  changes.noteAll();
  stirred.noteAll();
  stacks.length = 0;
  occupied.length = 0;
  laid.length = 0;
  for (let hex = 0; hex < world.land.grid.size; hex++) stacks.push(undefined);
  const piles = new Map<Hex, UnitId[]>();
  state.units.forEach((unit, id) => {
    laid.push(unit);
    if (unit.hex < 0 || state.committed.includes(id)) return;
    const pile = piles.get(unit.hex);
    if (pile) pile.push(id);
    else piles.set(unit.hex, [id]);
  });
  for (const [hex, pile] of piles) {
    occupied.push(hex);
    stacks[hex] = pile.sort((a, b) => unitOf(board, b).rank - unitOf(board, a).rank);
  }
  occupied.sort((a, b) => a - b);
}

export function openPlay(state: State, dice: Dice, hooks: Hooks): Play {
  const { world, stacks, occupied, laid, changes, stirred, memory } = openBoard(state);
  return { world, state, stacks, occupied, laid, changes, stirred, memory, dice, events: [], hooks };
}

export function unitOf(board: Board, id: UnitId): Readonly<Unit> {
  const unit = board.state.units[id];
  if (unit === undefined) throw new RangeError(`there is no unit ${id}`);
  return unit;
}

/** Whether there is that unit, -1 being none, and it is the player's and on the map. */
export const isOwnOnMap = ({ state: { units } }: Board, player: Player, id: UnitId): boolean =>
  id >= 0 && units[id].owner === player && units[id].hex >= 0;

export const typeOf = (board: Board, id: UnitId): UnitType => board.world.types[unitOf(board, id).type];

/** The side of the counter facing up (DP-4.1-a). */
export function faceOf(board: Board, id: UnitId): Face {
  const type = typeOf(board, id);
  return type.back && (unitOf(board, id).down || isCowed(board, id)) ? type.back : type.front;
}

/** DP-PAC.RandomEvents.41-b: units of the quarrelling Horde that are attacked count as disrupted. */
export const isCowed = (board: Board, id: UnitId): boolean =>
  isToday(board.state, 'horde') &&
  typeOf(board, id).nation === 'horde' &&
  board.state.frames.some((frame) => frame.kind === 'battle' && frame.defenders.includes(id));

const EMPTY: readonly UnitId[] = [];

/** All units in the hex, the topmost first, of any owner. */
export const stackAt = (board: Board, hex: Hex): readonly UnitId[] => board.stacks[hex] ?? EMPTY;

/** Hexes with units in them, always in the same order. */
export const occupiedHexes = ({ occupied }: Board): readonly Hex[] => occupied;

/** The units of one player in a hex, the topmost first (DP-5-a). */
export const stackOf = (board: Board, hex: Hex, player: Player): readonly UnitId[] =>
  stackAt(board, hex).filter((id) => unitOf(board, id).owner === player);

type Place = 'hex' | 'rank';

/** The unit, for changes to anything but its place. */
export const changing = (board: Board, id: UnitId): Omit<Unit, Place> & Readonly<Pick<Unit, Place>> =>
  renew(board, id);

function renew({ state, laid, changes, stirred }: Board, id: UnitId): Unit {
  const unit = renewUnit(state, id);
  laid[id] = unit;
  changes.note(id);
  stirred.note(unit.hex);
  return unit;
}

/** Lays these units in a hex, the topmost first. */
function lay({ stacks, stirred }: Board, hex: Hex, stack: readonly UnitId[] | undefined): void {
  stacks[hex] = stack;
  stirred.note(hex);
}

/** Puts a unit on top of the stack in the hex, or takes it off the map. */
export function putUnit(board: Board, id: UnitId, hex: Hex, did = unitOf(board, id).did): void {
  liftUnit(board, id);
  const stack = hex < 0 ? undefined : board.stacks[hex];
  setPlace(board, id, hex, stack?.length ?? 0, did);
  if (stack) lay(board, hex, [id, ...stack]);
  else if (hex >= 0) occupy(board, hex, id);
}

function occupy(board: Board, hex: Hex, id: UnitId): void {
  const { occupied } = board;
  lay(board, hex, [id]);
  let place = occupied.length;
  occupied.push(hex);
  for (; place > 0 && occupied[place - 1] > hex; place--) occupied[place] = occupied[place - 1];
  occupied[place] = hex;
}

function vacate(board: Board, hex: Hex): void {
  const { occupied } = board;
  lay(board, hex, undefined);
  for (let place = occupied.indexOf(hex) + 1; place < occupied.length; place++)
    occupied[place - 1] = occupied[place];
  occupied.pop();
}

/** Puts a spirit or agent on a stack it is to attack, beside its units. */
export function commitUnit(board: Board, id: UnitId, hex: Hex): void {
  liftUnit(board, id);
  setPlace(board, id, hex, 0);
  board.state.committed.push(id);
}

/** Returns a unit to its holding box from any place. */
export function boxUnit(board: Board, id: UnitId): void {
  putUnit(board, id, BOXED);
}

function liftUnit(board: Board, id: UnitId): void {
  const { state, stacks } = board;
  const committed = state.committed.indexOf(id);
  if (committed >= 0) {
    state.committed.splice(committed, 1);
    return;
  }
  const { hex } = unitOf(board, id);
  const stack = stacks[hex];
  if (!stack) return;
  if (stack.length === 1) vacate(board, hex);
  else
    orderStack(
      board,
      hex,
      stack.filter((other) => other !== id),
    );
}

/** Lays the units of a hex in the given order, the topmost first. */
export function orderStack(board: Board, hex: Hex, order: readonly UnitId[]): void {
  lay(board, hex, order);
  renumber(board, hex, order);
}

function renumber(board: Board, hex: Hex, stack: readonly UnitId[]): void {
  for (let depth = 0; depth < stack.length; depth++)
    setPlace(board, stack[depth] as UnitId, hex, stack.length - 1 - depth);
}

function setPlace(board: Board, id: UnitId, hex: Hex, rank: number, did = unitOf(board, id).did): void {
  const { hex: from, rank: height, did: before } = unitOf(board, id);
  if (from === hex && height === rank && did === before) return;
  const unit = renew(board, id);
  unit.hex = hex;
  unit.rank = rank;
  unit.did = did;
}

/** Who owns the units of players in a hex; NOBODY for an empty hex or one with neutral units alone. */
export function holderOf(board: Board, hex: Hex): Player {
  for (const id of stackAt(board, hex)) {
    const { owner } = unitOf(board, id);
    if (owner !== NOBODY) return owner;
  }
  return NOBODY;
}

/** DP-17.1-c: while giants move, they are the active units. */
export const isActive = (board: Board, id: UnitId): boolean =>
  unitOf(board, id).owner === sideInMotion(board.state);

/** A unit of a player whose turn it is not; neutral units are neither (DP-2-g). */
export function isInactive(board: Board, id: UnitId): boolean {
  const { owner } = unitOf(board, id);
  return owner !== NOBODY && owner !== sideInMotion(board.state);
}

/** Whether units of a player other than this one are in the hex (supporting spirits and lone heroes included). */
export function enemiesAt(board: Board, hex: Hex, player: Player): boolean {
  const holder = holderOf(board, hex);
  return holder !== NOBODY && holder !== player;
}

/** DP-6.3-f: adjacency is what counts, not zones of control. */
export const nextToEnemy = (board: Board, hex: Hex, player: Player): boolean =>
  neighboursOf(board, hex).some((next) => enemiesAt(board, next, player));
