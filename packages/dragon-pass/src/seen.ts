// What follows from a view, for those who show it: rules read it as they read the state.

import type { PrintedAction } from './actions.ts';
import { type Board, openBoard } from './board.ts';
import { cfOf, mfOf, mgfOf, rangeFactorOf } from './figures.ts';
import { glows, isMoonFull } from './moon/glow.ts';
import { print } from './printed.ts';
import { stepsToOrder } from './stacks/restack.ts';
import type { State, Unit } from './state.ts';
import type { Place, View } from './view.ts';
import { GONE, type Hex, NOBODY, type Player, type UnitId, WHOLE } from './vocabulary.ts';
import { type World, worldFor } from './world/world.ts';

const NOWHERE: Unit = {
  type: -1,
  number: 0,
  owner: NOBODY,
  first: NOBODY,
  hex: GONE,
  rank: 0,
  down: false,
  shaken: false,
  fought: false,
  did: null,
};

const boards = new WeakMap<View, Board>();

/** The board as far as a seat knows it: where a counter is hidden, some unit of its colour without powers lies. */
export function boardSeen(view: View): Board {
  const known = boards.get(view);
  if (known) return known;
  const { units, stacks, unplaced: _unplaced, ...rest } = view;
  const world = worldFor(view.corrections);
  const last = Math.max(-1, ...units.map(({ id }) => id));
  const all: Unit[] = Array.from({ length: last + 1 }, () => NOWHERE);
  for (const { id, ...unit } of units) all[id] = unit;
  for (const { hex, places } of stacks)
    places.forEach((place, depth) => {
      if (place.unit === null) all.push(standIn(world, hex, place, places.length - 1 - depth));
    });
  const state: State = { ...rest, units: all };
  const board = openBoard(state);
  boards.set(view, board);
  return board;
}

const standIn = ({ types }: World, hex: Hex, { colour, owner }: Place, rank: number): Unit => ({
  ...NOWHERE,
  type: types.findIndex(({ nation, front }) => nation === colour && !front.exotic),
  owner,
  hex,
  rank,
});

/** The factors of a unit as they count now. Infinity where printed; null for a blank. */
export interface Figures {
  readonly combat: number | null;
  readonly magic: number | null;
  readonly move: number | null;
  /** For magic; null also where it is in parentheses (DP-4.5.4-a). */
  readonly range: number | null;
  /** A glow gives cyclical factors more than the moon does (DP-11.2-b). */
  readonly glowing: boolean;
}

export function figuresIn(view: View, id: UnitId): Figures {
  const board = boardSeen(view);
  const whole = (parts: number | null): number | null => parts && parts / WHOLE;
  return {
    combat: whole(cfOf(board, id)),
    magic: whole(mgfOf(board, id)),
    move: mfOf(board, id),
    range: rangeFactorOf(board, id),
    glowing: !isMoonFull(board) && glows(board, board.state.units[id]?.hex ?? GONE),
  };
}

/** The steps that lay the stack of a hex in this order, from the top down. */
export function orderSteps(view: View, player: Player, hex: Hex, order: readonly UnitId[]): PrintedAction[] {
  const board = boardSeen(view);
  return stepsToOrder(board, player, hex, order).map((action) => print(board.world.land.grid, action));
}
