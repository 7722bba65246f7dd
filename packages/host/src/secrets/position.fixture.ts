// A saved game of the longest scenario, and ways to change what is secret in it.

import { dragonPass } from '@hexwyrm/dragon-pass';
import { type Json, type Seat, seededDice } from '@hexwyrm/kernel';

interface Piece {
  readonly type: string;
  readonly number?: number;
  owner: Seat | null;
  hex: string;
  down?: boolean;
}

/** The fields of a saved position that hold secrets. */
export interface Position {
  [field: string]: unknown;
  options: { screening: boolean; berserkers: boolean };
  units: Piece[];
  stacks: { hex: string; units: number[] }[];
  frames: unknown[];
  diplomacy: {
    ledger: { turn: number; player: Seat; people: string; points: number; why: string }[];
    told: unknown[];
  };
  chance?: { rolled: unknown[]; offers: unknown[] };
}

export type Change = (position: Position) => void;

/** The third game-turn of the longest game begins, as its own proposals lead there. */
function thirdTurn(): Position {
  const dice = seededDice('secrets');
  const state = dragonPass.setup('pass-9', { events: false }, dice);
  while (state.turn < 3) {
    const [seat] = dragonPass.decision(state)?.seats ?? [];
    const legal = dragonPass.legal(state, seat);
    const [proposed] = dragonPass.propose?.(state, seat) ?? [];
    const end = legal.find(({ type }) => type === 'end' || type === 'done');
    dragonPass.apply(state, seat, proposed ?? end ?? legal[0], dice);
  }
  return JSON.parse(JSON.stringify(dragonPass.save(state)));
}

export const START = thirdTurn();

/** The units that are the player's. */
export const unitsOf = (position: Json, seat: Seat): readonly number[] => {
  const { units }: Position = JSON.parse(JSON.stringify(position));
  return units.flatMap(({ owner }, id) => (owner === seat ? [id] : []));
};

export const named = ({ units }: Position, type: string, number = 1): number => {
  const id = units.findIndex((unit) => unit.type === type && (unit.number ?? 1) === number);
  if (id < 0) throw new Error(`no ${type} ${number}`);
  return id;
};

/** Two units change places, wherever they are. */
export const swap = (position: Position, one: number, other: number): void => {
  const { units, stacks } = position;
  [units[one].hex, units[other].hex] = [units[other].hex, units[one].hex];
  for (const stack of stacks)
    stack.units = stack.units.map((id) => (id === one ? other : id === other ? one : id));
};

/** Puts a unit at the bottom of a stack of its owner. */
export const hide = (
  position: Position,
  unit: number,
  stack: { hex: string; units: number[] },
  owner: Seat,
): void => {
  position.units[unit].owner = owner;
  position.units[unit].hex = stack.hex;
  stack.units.push(unit);
};

/** Stacks of Sartar with a unit under the top one. */
export const hiding = ({ stacks, units }: Position) =>
  stacks.filter(({ units: [top, below] }) => below !== undefined && units[top].owner === 'sartar');

/** The player-turn of Sartar is in a phase. */
export const phase =
  (name: string): Change =>
  (position) => {
    position.active = 'sartar';
    position.phase = name;
    position.frames = [];
  };

export const gave = (
  position: Position,
  people: string,
  points: number,
  why = 'allotted',
  turn = 1,
): void => {
  position.diplomacy.ledger.push({ turn, player: 'sartar', people, points, why });
};

/** Nothing is known of what Sartar has given. */
export const forgotten: Change = ({ diplomacy }) => {
  diplomacy.ledger = diplomacy.ledger.filter(({ player }) => player !== 'sartar');
};

/** It may come onto the map. */
export const due = (position: Position, unit: number): void => {
  position.arrivals = [{ unit, hexes: ['3128'], capital: false }];
};

/** The hex to the south: the next row of the same column. */
export const beside = (hex: string): string =>
  `${hex.slice(0, 2)}${String(Number(hex.slice(2)) + 1).padStart(2, '0')}`;
