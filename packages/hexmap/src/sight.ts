import { columnOf, DIRECTIONS, type Grid, heightOf, sideOf } from './geometry.ts';

/** What the straight line between the centres of two hexes touches; both lists in ascending order. */
export interface SightLine {
  /** every hex but the two ends of which the line touches the interior or the border */
  readonly hexes: readonly number[];
  /** every hexside the line crosses, runs along or touches at a vertex */
  readonly sides: readonly number[];
}

type Point = readonly [number, number];

// Stretching the plane keeps "touches" true, so hexes may be drawn on whole numbers: centres at (3 * column,
// height) and these corners, corner d to d + 1 being the hexside of direction d. No rounding, no epsilon.
const CORNERS: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
];

const lines = new WeakMap<Grid, Map<number, SightLine>>();

export function sightLine(grid: Grid, a: number, b: number): SightLine {
  let known = lines.get(grid);
  if (!known) {
    known = new Map();
    lines.set(grid, known);
  }
  const key = Math.min(a, b) * grid.size + Math.max(a, b);
  let line = known.get(key);
  if (!line) {
    line = trace(grid, a, b);
    known.set(key, line);
  }
  return line;
}

function trace(grid: Grid, a: number, b: number): SightLine {
  if (a === b) return { hexes: [], sides: [] };
  const from = centre(grid, a);
  const to = centre(grid, b);
  const hexes: number[] = [];
  const sides = new Set<number>();
  const firstColumn = Math.max(1, Math.min(columnOf(grid, a), columnOf(grid, b)) - 1);
  const lastColumn = Math.min(grid.columns, Math.max(columnOf(grid, a), columnOf(grid, b)) + 1);
  for (let hex = (firstColumn - 1) * grid.rows; hex < lastColumn * grid.rows; hex++) {
    const corners = cornersOf(grid, hex);
    let touched = false;
    for (const direction of DIRECTIONS) {
      const p = corners[direction] as Point;
      const q = corners[(direction + 1) % 6] as Point;
      if (!segmentsTouch(from, to, p, q)) continue;
      touched = true;
      sides.add(sideOf(grid, hex, direction));
    }
    if (touched && hex !== a && hex !== b) hexes.push(hex);
  }
  return { hexes, sides: [...sides].sort((x, y) => x - y) };
}

function centre(grid: Grid, hex: number): Point {
  return [3 * columnOf(grid, hex), heightOf(grid, hex)];
}

function cornersOf(grid: Grid, hex: number): readonly Point[] {
  const [x, y] = centre(grid, hex);
  return CORNERS.map(([dx, dy]): Point => [x + dx, y + dy]);
}

/** Positive, negative or zero: the side of the line p-q on which the point r is. */
function turnOf(p: Point, q: Point, r: Point): number {
  return Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
}

function inBox(p: Point, q: Point, r: Point): boolean {
  return (
    Math.min(p[0], q[0]) <= r[0] &&
    r[0] <= Math.max(p[0], q[0]) &&
    Math.min(p[1], q[1]) <= r[1] &&
    r[1] <= Math.max(p[1], q[1])
  );
}

function segmentsTouch(a: Point, b: Point, p: Point, q: Point): boolean {
  const p1 = turnOf(a, b, p);
  const q1 = turnOf(a, b, q);
  const a2 = turnOf(p, q, a);
  const b2 = turnOf(p, q, b);
  if (p1 * q1 < 0 && a2 * b2 < 0) return true;
  return (
    (p1 === 0 && inBox(a, b, p)) ||
    (q1 === 0 && inBox(a, b, q)) ||
    (a2 === 0 && inBox(p, q, a)) ||
    (b2 === 0 && inBox(p, q, b))
  );
}
