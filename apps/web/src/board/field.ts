import { columnOf, type Grid, rowOf } from '@hexwyrm/hexmap';
import { type Layout, makeLayout, type Point } from '../art/draw/geometry.ts';
import type { Hex } from './types.ts';

/** Centre to corner, in pixels of the board before zooming. */
export const RADIUS = 48;

/** The map as the board sees it: the position of every hex, and the hex at a position. */
export interface Field {
  readonly game: string;
  /** What the ground is painted from, for the painter of the game. */
  readonly ground: object;
  readonly grid: Grid;
  readonly layout: Layout;
  readonly width: number;
  readonly height: number;
  /** Centres by hex index. */
  readonly centres: readonly Point[];
  isOn(hex: Hex): boolean;
  /** The hex at a point of the board, or null beside the map. */
  at(point: Point): Hex | null;
}

/** The field of a map: `isOn` returns which grid hexes are on it, `border` is the margin in radii. */
export function makeField(
  game: string,
  ground: object,
  grid: Grid,
  isOn: (hex: Hex) => boolean,
  border?: number,
): Field {
  const layout = makeLayout(RADIUS, grid.columns, grid.rows, border);
  const centres = grid.names.map(layout.centre);
  return {
    game,
    ground,
    grid,
    layout,
    width: layout.width,
    height: layout.depth,
    centres,
    isOn,
    at(point) {
      const hex = nearest(grid, centres, point);
      return hex !== null && isOn(hex) ? hex : null;
    },
  };
}

/** A hex of a regular grid is the area nearest to its centre. */
function nearest(grid: Grid, centres: readonly Point[], { x, y }: Point): Hex | null {
  const column = Math.round((x - centres[0].x) / (1.5 * RADIUS)) + 1;
  const height = Math.sqrt(3) * RADIUS;
  const row = Math.round((y - centres[0].y) / height) + 1;
  let best: Hex | null = null;
  let least = RADIUS * RADIUS;
  for (let c = Math.max(1, column - 1); c <= Math.min(grid.columns, column + 1); c++) {
    for (let r = Math.max(1, row - 1); r <= Math.min(grid.rows, row + 1); r++) {
      const hex = (c - 1) * grid.rows + (r - 1);
      const distance = (centres[hex].x - x) ** 2 + (centres[hex].y - y) ** 2;
      if (distance < least) {
        least = distance;
        best = hex;
      }
    }
  }
  return best;
}

/** The hex nearest to the middle of the map, where the keyboard cursor starts. */
export function middleHex({ grid, isOn }: Field): Hex {
  const [column, row] = [Math.ceil(grid.columns / 2), Math.ceil(grid.rows / 2)];
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let hex = 0; hex < grid.size; hex++) {
    const away = Math.abs(columnOf(grid, hex) - column) + Math.abs(rowOf(grid, hex) - row);
    if (isOn(hex) && away < least) {
      least = away;
      best = hex;
    }
  }
  return best;
}

/** The printed number of a hex that is on the map. */
export function nameOf({ grid }: Pick<Field, 'grid'>, hex: Hex): string {
  const name = grid.names[hex];
  if (name === undefined) throw new RangeError(`hex ${hex} is off the map`);
  return name;
}
