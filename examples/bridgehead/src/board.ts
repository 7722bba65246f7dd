import type { Dice } from '@hexwyrm/kernel';
import { neighboursOf } from './data/field.ts';
import { ELIMINATED, type Hex, type Side, type UnitId } from './data/vocabulary.ts';
import type { Event } from './events.ts';
import type { State, Unit } from './state.ts';

/** A state to be looked at. */
export interface Board {
  readonly state: State;
}

/** A state in which something happens. */
export interface Play extends Board {
  readonly dice: Dice;
  readonly events: Event[];
}

export const unitAt = ({ state }: Board, hex: Hex): Unit | undefined =>
  state.units.find((unit) => unit.hex === hex);

export const unitsOf = ({ state }: Board, side: Side): UnitId[] =>
  state.units.flatMap((unit, id) => (unit.side === side && unit.hex !== ELIMINATED ? [id] : []));

/** Enemies of the side in the hexes around this one. */
export const enemiesBeside = (board: Board, hex: Hex, side: Side): Unit[] =>
  neighboursOf(hex)
    .flatMap((next) => unitAt(board, next) ?? [])
    .filter((unit) => unit.side !== side);
