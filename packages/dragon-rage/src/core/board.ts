import { distance } from '@hexwyrm/hexmap';
import type { Dice } from '@hexwyrm/kernel';
import { bequeathed, beside, type Memory } from '@hexwyrm/wargame';
import type { CityMap } from '../world/city-map.ts';
import { TOWER } from '../world/terrain.ts';
import { isElemental, isSwimmer } from '../world/traits.ts';
import { slotOf, type UnitType } from '../world/unit-types.ts';
import { type World, worldFor } from '../world/world.ts';
import type { Event } from './events.ts';
import type { State, Unit } from './state.ts';
import type { Hex, Side, UnitId } from './vocabulary.ts';

/** The map with the counters on it: the state, what never changes, and who is where. */
export interface Board {
  readonly world: World;
  readonly map: CityMap;
  readonly state: State;
  /** Occupants as linked lists: `first[hex]` and `next[unit]` hold unit number + 1, 0 ends the list. */
  readonly first: Int16Array;
  readonly next: number[];
  /** The major monsters of both sides, dead or alive. */
  readonly majors: UnitId[];
  /** By unit: how often it has moved, or another has come to a hex next to it or left one. */
  readonly stirs: number[];
  readonly memory: Memory;
}

/** A board on which something happens. */
export interface Play extends Board {
  readonly dice: Dice;
  readonly events: Event[];
  /** Dead major monsters whose bodies have still to come down (consequences/carcass.ts). */
  readonly fallen: { unit: UnitId; hex: Hex }[];
}

interface Occupancy extends Board {
  /** The units that are entered in the lists, and the hex of each at that time. */
  readonly listed: Unit[];
  readonly entered: Hex[];
}

/**
 * Boards of states that are still in use; a state may be changed from outside, so each is checked when opened. They are kept
 * beside the units: a private field of the state would make a table of names of each copy.
 */
const boards = beside<State['units'], Occupancy>();

export function openBoard(state: State): Board {
  const known = boards.get(state.units);
  const board = known?.state === state ? known : layOut(state);
  if (!isCurrent(board)) enterUnits(board);
  return board;
}

function layOut(state: State): Occupancy {
  const world = worldFor(state.map, state.corrections);
  const { map } = world;
  const first = new Int16Array(map.grid.size);
  const counters = { first, next: [], majors: [], stirs: [], listed: [], entered: [] };
  const board = { world, map, state, memory: [], ...counters };
  boards.set(state.units, board);
  return board;
}

/** Lays the board of a copy out as that of the original: what is known of the one holds for the other. */
export function copyBoard(from: State, to: State): void {
  const original = boards.get(from.units);
  if (!original || !isCurrent(original)) return;
  const { world, map, first, next, majors, stirs, memory, entered } = original;
  boards.set(to.units, {
    world,
    map,
    state: to,
    first: first.slice(),
    next: next.slice(),
    majors: majors.slice(),
    stirs: stirs.slice(),
    memory: bequeathed(memory),
    listed: to.units.slice(),
    entered: entered.slice(),
  });
}

function isCurrent({ state: { units }, listed, entered }: Occupancy): boolean {
  if (units.length !== entered.length) return false;
  for (let id = 0; id < units.length; id++)
    if (units[id] !== listed[id] || units[id].hex !== entered[id]) return false;
  return true;
}

function enterUnits(board: Occupancy): void {
  const { state, first, next, majors, stirs, memory, listed, entered } = board;
  const { units } = state;
  memory.length = 0;
  first.fill(0);
  listed.length = units.length;
  entered.length = units.length;
  majors.length = 0;
  for (let id = 0; id < units.length; id++) {
    const { hex } = units[id];
    listed[id] = units[id];
    entered[id] = hex;
    stirs[id] = 0;
    next[id] = hex < 0 ? 0 : first[hex];
    if (hex >= 0) first[hex] = id + 1;
    if (isMajor(units[id])) majors.push(id);
  }
}

export function openPlay(state: State, dice: Dice): Play {
  const { world, map, first, next, majors, stirs, memory } = openBoard(state);
  return { world, map, state, first, next, majors, stirs, memory, dice, events: [], fallen: [] };
}

/** Puts a unit's counter somewhere else; rules about entering and leaving are in consequences/step.ts. */
export function putUnit(board: Board, id: UnitId, hex: Hex): void {
  const { state, first, next } = board;
  const unit = state.units[id];
  board.stirs[id] += 1;
  stirNextTo(board, unit.hex);
  stirNextTo(board, hex);
  if (unit.hex >= 0) {
    if (first[unit.hex] === id + 1) first[unit.hex] = next[id];
    else {
      let before = first[unit.hex] - 1;
      while (next[before] !== id + 1) before = next[before] - 1;
      next[before] = next[id];
    }
  }
  unit.hex = hex;
  next[id] = hex < 0 ? 0 : first[hex];
  if (hex >= 0) first[hex] = id + 1;
  const known = boards.get(state.units);
  if (known) known.entered[id] = hex;
}

function stirNextTo({ map, first, next, stirs }: Board, hex: Hex): void {
  if (hex < 0) return;
  const { neighbour } = map.grid;
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    if (neighbour[side] < 0) continue;
    for (let link = first[neighbour[side]]; link > 0; link = next[link - 1]) stirs[link - 1] += 1;
  }
}

/** Adds a new counter (reinforcement, elemental) to the game. */
export function addUnit(board: Board, unit: Unit): UnitId {
  const { hex } = unit;
  unit.hex = -1;
  const id = board.state.units.push(unit) - 1;
  board.stirs[id] = 0;
  if (isMajor(unit)) board.majors.push(id);
  const known = boards.get(board.state.units);
  if (known) known.listed[id] = unit;
  putUnit(board, id, hex);
  return id;
}

export const typeOf = (board: Board, unit: Unit): UnitType => board.world.typeSlots[slotOf(unit.type)];

export const hexName = (board: Board, hex: Hex): string => board.map.grid.names[hex];

/** The hex of that printed number, or -1. */
export const hexNumbered = (board: Board, name: string): Hex => board.map.grid.index.get(name) ?? -1;

export const range = (board: Board, a: Hex, b: Hex): number => distance(board.map.grid, a, b);

export const isTower = (board: Board, hex: Hex): boolean => board.map.terrain[hex] === TOWER;

/** Major monsters have a body of several areas (DR-2.2.3-a), all others one pool of points or none. */
export const isMajor = (unit: Unit): boolean => unit.body !== null && unit.body.hp.length > 1;

export const isAloft = (unit: Unit): boolean => unit.body?.aloft ?? false;

/** An uncontrolled elemental belongs to neither side (DR-2.8.9-s). */
export const isWild = (unit: Unit): boolean => unit.master < 0 && isElemental(unit);

export const isFriend = (unit: Unit, side: Side): boolean => unit.side === side && !isWild(unit);

export const isEnemy = (unit: Unit, side: Side): boolean => unit.side !== side || isWild(unit);

/** Units in the hex that satisfy the test, flyers included. */
export function unitsAt(board: Board, hex: Hex, test?: (unit: Unit, id: UnitId) => boolean): UnitId[] {
  const found: UnitId[] = [];
  for (let link = board.first[hex]; link > 0; link = board.next[link - 1]) {
    if (!test || test(board.state.units[link - 1], link - 1)) found.push(link - 1);
  }
  return found.sort((a, b) => a - b);
}

/** DR-2.11.2.1-b: a sea serpent in the hex of a standing bridge; those on the bridge are above it (R-DR-190). */
export const isBeneath = (board: Board, unit: Unit): boolean =>
  isSwimmer(unit) && unit.hex >= 0 && board.map.bridge[unit.hex] > 0 && !isBurned(board, unit.hex);

/** Whether the unit takes room in its hex: those above it (DR-2.4.3-e) and beneath it do not. */
export const isStanding = (board: Board, unit: Unit): boolean => !isAloft(unit) && !isBeneath(board, unit);

/** Whether a unit standing in the hex satisfies the test. */
export function anyoneAt(board: Board, hex: Hex, test: (unit: Unit, id: UnitId) => boolean): boolean {
  for (let link = board.first[hex]; link > 0; link = board.next[link - 1]) {
    const unit = board.state.units[link - 1];
    if (isStanding(board, unit) && test(unit, link - 1)) return true;
  }
  return false;
}

export const isVacant = (board: Board, hex: Hex): boolean => !anyoneAt(board, hex, () => true);

export const enemyAt = (board: Board, hex: Hex, side: Side): boolean =>
  board.first[hex] > 0 && anyoneAt(board, hex, (unit) => isEnemy(unit, side));

/** A city unit on the ground in the hex: it guards entrances and prevents razing (DR-2.5.5-h, R-DR-15). */
export const garrisonAt = (board: Board, hex: Hex): boolean =>
  board.first[hex] > 0 && anyoneAt(board, hex, (unit) => isFriend(unit, 'defender'));

export const majorAt = (board: Board, hex: Hex): boolean =>
  board.first[hex] > 0 && anyoneAt(board, hex, (unit) => isMajor(unit));

/** A bridge hex whose bridge is gone is plain river (R-DR-42). */
export const isBurned = (board: Board, hex: Hex): boolean =>
  board.state.bridges.length > 0 &&
  board.state.bridges.some((bridge) => bridge.hex === hex && bridge.stage === 'burned');

export const hasCarcass = (board: Board, hex: Hex): boolean =>
  board.state.carcasses.length > 0 && board.state.carcasses.includes(hex);
