import { DIRECTIONS } from '@hexwyrm/hexmap';
import { type Board, unitOf } from '../core/board.ts';
import { hexNumbered } from '../core/hexes.ts';
import { type Clause, type Hex, POINT, type UnitId } from '../core/vocabulary.ts';
import { runTo } from '../dragonewts/roads.ts';
import type { View } from '../game/view.ts';
import { isDragonewt, isGiant, isHero, isSuperhero } from '../stacks/kinds.ts';
import { isBound, isHeld, isNear } from '../terrain/field.ts';
import { marchOf } from '../terrain/march.ts';
import { type Mover, moverOf } from '../terrain/mover.ts';
import { pointsLost } from './points-lost.ts';
import { boardSeen } from './seen.ts';

/** What follows from ending a move in a hex, and the rule by which it does. */
export interface Consequence {
  readonly what:
    | 'zone'
    | 'contact'
    | 'rampage'
    | 'river'
    | 'ridge'
    | 'flood'
    | 'city'
    | 'trespass'
    | 'takes-capital'
    | 'takes-ally-capital'
    | 'leaves-capital'
    | 'leaves-ally-capital';
  readonly clause: Clause;
  /** The people whose land or capital it is. */
  readonly people: string | null;
}

/**
 * What a unit has to reckon with that ends its move in the hex, as far as the seat knows: on its way through the hexes of
 * `path`, together with `others`.
 */
export function arrivalIn(
  view: View,
  unit: UnitId,
  name: string,
  { path = [], others = [] }: { readonly path?: readonly string[]; readonly others?: readonly UnitId[] } = {},
): readonly Consequence[] {
  const board = boardSeen(view);
  const hex = hexNumbered(board, name);
  if (board.state.units[unit] === undefined || hex < 0) return [];
  const mover = moverOf(board, unit);
  const way = [...path.map((step) => hexNumbered(board, step)), hex];
  return [
    ...CONSEQUENCES.filter(({ follows }) => follows(mover, hex)).map(({ what, clause }) => ({
      what,
      clause,
      people: null,
    })),
    ...pointsLost(board, unit, way, [unit, ...others]),
  ];
}

/** Halved where it fights: no hero is (DP-8.2-a, DP-8.3-a), and no spirit without a body fights. */
const isHalved = ({ board, id, disembodied }: Mover): boolean =>
  !disembodied && !isHero(board, id) && !isSuperhero(board, id);

const CONSEQUENCES: readonly (Omit<Consequence, 'people'> & { follows(mover: Mover, hex: Hex): boolean })[] =
  [
    {
      what: 'zone',
      clause: 'DP-6.5.1-a',
      follows: ({ field, disembodied }, hex) => isBound(field, hex, disembodied),
    },
    {
      what: 'contact',
      clause: 'DP-7.4.3-a',
      follows: ({ board, id, field, disembodied }, hex) =>
        !disembodied && !isGiant(board, id) && isNear(field, hex),
    },
    {
      what: 'rampage',
      clause: 'DP-17.1-d',
      follows: ({ board, id, field }, hex) => isGiant(board, id) && isNear(field, hex),
    },
    {
      what: 'river',
      clause: 'DP-3.RIVER-c',
      follows: (mover, hex) => isHalved(mover) && mover.board.world.land.river[hex] === 1,
    },
    {
      what: 'ridge',
      clause: 'DP-3.RIDGE-d',
      follows: (mover, hex) => isHalved(mover) && isBelowEnemy(mover, hex),
    },
    {
      what: 'flood',
      clause: 'DP-12.3-t',
      follows: ({ board, disembodied }, hex) => !disembodied && board.state.flooded.includes(hex),
    },
    { what: 'city', clause: 'DP-16.5.2-b', follows: ({ board, id }, hex) => violates(board, id, hex) },
  ];

const isBelowEnemy = ({ board, field }: Mover, hex: Hex): boolean => {
  const { slope, grid } = board.world.land;
  return DIRECTIONS.some((direction) => {
    const side = hex * 6 + direction;
    return slope[side] === 1 && isHeld(field, grid.neighbour[side]);
  });
};

/** Whether dragonewts of others would come back there no more. */
const violates = (board: Board, id: UnitId, hex: Hex): boolean =>
  board.world.land.cities.includes(hex) &&
  !board.state.violated.includes(hex) &&
  board.state.units.some(
    ({ owner }, other) => owner !== unitOf(board, id).owner && owner >= 0 && isDragonewt(board, other),
  );

/** What a run along a dragonewt road costs and leaves, in points; null where there is none (DP-16.5.3-b). */
export function rideIn(view: View, unit: UnitId, name: string): { cost: number; left: number } | null {
  const board = boardSeen(view);
  const run = runTo(board, unit, hexNumbered(board, name));
  if (run === undefined) return null;
  const { allowance } = moverOf(board, unit);
  const left = run.stopped ? 0 : allowance - marchOf(board, unit).spent - run.cost;
  return { cost: run.cost / POINT, left: left / POINT };
}
