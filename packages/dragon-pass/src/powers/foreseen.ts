// Units that the action of a power would befall, for its forecast: the board shows those that the player sees.

import type { Board } from '../core/board.ts';
import type { Hex, UnitId } from '../core/vocabulary.ts';

export const unitsOnMap = ({ state }: Board): readonly UnitId[] =>
  state.units.flatMap(({ hex }, id) => (hex >= 0 ? [id] : []));

export const unitsIn = ({ state }: Board, hexes: readonly Hex[]): readonly UnitId[] =>
  state.units.flatMap(({ hex }, id) => (hexes.includes(hex) ? [id] : []));
