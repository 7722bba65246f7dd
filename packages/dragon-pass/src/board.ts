import type { Dice } from '@hexwyrm/kernel';
import type { Event } from './events.ts';
import type { State, Unit } from './state.ts';
import { BOXED, type Hex, NOBODY, type Player, type UnitId } from './vocabulary.ts';
import type { Face, UnitType } from './world/unit-types.ts';
import { type World, worldFor } from './world/world.ts';

/** The map with the counters on it: the state, what never changes, and who lies where. */
export interface Board {
  readonly world: World;
  readonly state: State;
  /** Units of each occupied hex, the topmost first; committed spirits and agents are not among them (DP-5.1-b). */
  readonly stacks: Map<Hex, UnitId[]>;
}

/** A board on which something happens. */
export interface Play extends Board {
  readonly dice: Dice;
  readonly events: Event[];
}

interface Layout extends Board {
  /** Where each unit lay when it was last entered: hex and height. */
  readonly hexes: Hex[];
  readonly ranks: number[];
}

/** Boards of states that are still in use; a state may be changed from outside, so each is checked when opened. */
const boards = new WeakMap<State, Layout>();

export function openBoard(state: State): Board {
  let board = boards.get(state);
  if (!board) {
    board = { world: worldFor(state.corrections), state, stacks: new Map(), hexes: [], ranks: [] };
    boards.set(state, board);
  }
  if (!isCurrent(board)) layOut(board);
  return board;
}

function isCurrent({ state: { units }, hexes, ranks }: Layout): boolean {
  if (units.length !== hexes.length) return false;
  for (let id = 0; id < units.length; id++) {
    const unit = units[id] as Unit;
    if (unit.hex !== hexes[id] || unit.rank !== ranks[id]) return false;
  }
  return true;
}

function layOut(board: Layout): void {
  const { state, stacks, hexes, ranks } = board;
  stacks.clear();
  hexes.length = 0;
  ranks.length = 0;
  state.units.forEach((unit, id) => {
    hexes.push(unit.hex);
    ranks.push(unit.rank);
    if (unit.hex < 0 || state.committed.includes(id)) return;
    const stack = stacks.get(unit.hex);
    if (stack) stack.push(id);
    else stacks.set(unit.hex, [id]);
  });
  for (const stack of stacks.values()) stack.sort((a, b) => unitOf(board, b).rank - unitOf(board, a).rank);
}

export function openPlay(state: State, dice: Dice): Play {
  const { world, stacks } = openBoard(state);
  return { world, state, stacks, dice, events: [] };
}

export function unitOf(board: Board, id: UnitId): Unit {
  const unit = board.state.units[id];
  if (unit === undefined) throw new RangeError(`there is no unit ${id}`);
  return unit;
}

export function typeOf(board: Board, id: UnitId): UnitType {
  return board.world.types[unitOf(board, id).type] as UnitType;
}

/** The side of the counter that lies up (DP-4.1-a). */
export function faceOf(board: Board, id: UnitId): Face {
  const type = typeOf(board, id);
  return unitOf(board, id).down && type.back ? type.back : type.front;
}

const EMPTY: readonly UnitId[] = [];

/** Everybody in the hex, the topmost first, whoever owns them. */
export const stackAt = (board: Board, hex: Hex): readonly UnitId[] => board.stacks.get(hex) ?? EMPTY;

/** Hexes with units in them, always in the same order. */
export const occupiedHexes = ({ stacks }: Board): Hex[] => [...stacks.keys()].sort((a, b) => a - b);

/** The units of one player in a hex, the topmost first (DP-5-a). */
export const stackOf = (board: Board, hex: Hex, player: Player): readonly UnitId[] =>
  stackAt(board, hex).filter((id) => unitOf(board, id).owner === player);

/** Lays a unit on top of whatever is in the hex, or takes it off the map. */
export function putUnit(board: Board, id: UnitId, hex: Hex): void {
  liftUnit(board, id);
  const unit = unitOf(board, id);
  const below = hex < 0 ? undefined : board.stacks.get(hex);
  unit.hex = hex;
  unit.rank = below?.length ?? 0;
  if (below) below.unshift(id);
  else if (hex >= 0) board.stacks.set(hex, [id]);
  note(board, id);
}

/** Puts a spirit or agent on a stack it is to attack, beside its units. */
export function commitUnit(board: Board, id: UnitId, hex: Hex): void {
  liftUnit(board, id);
  const unit = unitOf(board, id);
  unit.hex = hex;
  unit.rank = 0;
  board.state.committed.push(id);
  note(board, id);
}

/** Back to its holding box, from wherever it is. */
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
  const stack = stacks.get(hex);
  if (!stack) return;
  stack.splice(stack.indexOf(id), 1);
  if (stack.length === 0) stacks.delete(hex);
  else renumber(board, stack);
}

/** Lays the units of a hex in the given order, the topmost first. */
export function orderStack(board: Board, hex: Hex, order: readonly UnitId[]): void {
  const stack = order.slice();
  board.stacks.set(hex, stack);
  renumber(board, stack);
}

function renumber(board: Board, stack: readonly UnitId[]): void {
  stack.forEach((id, depth) => {
    unitOf(board, id).rank = stack.length - 1 - depth;
    note(board, id);
  });
}

function note(board: Board, id: UnitId): void {
  const layout = boards.get(board.state);
  if (!layout) return;
  const { hex, rank } = unitOf(board, id);
  layout.hexes[id] = hex;
  layout.ranks[id] = rank;
}

export const hexName = (board: Board, hex: Hex): string => board.world.land.grid.names[hex] ?? '';

/** The hex of that printed number, or -1. */
export const hexNumbered = (board: Board, name: string): Hex => board.world.land.grid.index.get(name) ?? -1;

/** Hexes from one to the other (R-DPC-88). */
export function range({ world: { land } }: Board, a: Hex, b: Hex): number {
  const across = Math.abs((land.columns[a] ?? 0) - (land.columns[b] ?? 0));
  const down = Math.abs((land.heights[a] ?? 0) - (land.heights[b] ?? 0));
  return across + Math.max(0, (down - across) / 2);
}

/** The neighbours of a hex that are on the map. */
export function neighboursOf(board: Board, hex: Hex): Hex[] {
  const { neighbour } = board.world.land.grid;
  const found: Hex[] = [];
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const next = neighbour[side] ?? -1;
    if (next >= 0) found.push(next);
  }
  return found;
}

/** Who owns the units of players in a hex; NOBODY for an empty hex or one with neutral units alone. */
export function holderOf(board: Board, hex: Hex): Player {
  for (const id of stackAt(board, hex)) {
    const { owner } = unitOf(board, id);
    if (owner !== NOBODY) return owner;
  }
  return NOBODY;
}

export const isActive = (board: Board, id: UnitId): boolean => unitOf(board, id).owner === board.state.active;

/** A unit of a player whose turn it is not; neutral units are neither (DP-2-g). */
export function isInactive(board: Board, id: UnitId): boolean {
  const { owner } = unitOf(board, id);
  return owner !== NOBODY && owner !== board.state.active;
}

/** Whether units of a player other than this one are in the hex (supporting spirits and lone heroes included). */
export function enemiesAt(board: Board, hex: Hex, player: Player): boolean {
  const holder = holderOf(board, hex);
  return holder !== NOBODY && holder !== player;
}

/** DP-6.3-f: adjacency is what counts, not zones of control. */
export const nextToEnemy = (board: Board, hex: Hex, player: Player): boolean =>
  neighboursOf(board, hex).some((next) => enemiesAt(board, next, player));

export const areNeighbours = (board: Board, a: Hex, b: Hex): boolean => range(board, a, b) === 1;
