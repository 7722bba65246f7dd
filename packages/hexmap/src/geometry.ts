// Flat-top hexes numbered CCRR (two digits of column, two of row), held as dense integers: rules and searches
// work on typed arrays instead of strings.

export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];
export const DIRECTION_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type DirectionName = (typeof DIRECTION_NAMES)[number];

/** Which columns sit half a hex lower than their neighbours. */
export type LowColumns = 'even' | 'odd';

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly lowColumns: LowColumns;
  readonly size: number;
  /** index -> 'CCRR' */
  readonly names: readonly string[];
  /** 'CCRR' -> index */
  readonly index: ReadonlyMap<string, number>;
  /** hex * 6 + direction -> index of the neighbour, or -1 beyond the rim */
  readonly neighbour: Int16Array;
}

/** The direction after turning clockwise by `steps` hexsides (negative: counter-clockwise). */
export function turn(direction: Direction, steps: number): Direction {
  return ((((direction + steps) % 6) + 6) % 6) as Direction;
}

export function opposite(direction: Direction): Direction {
  return ((direction + 3) % 6) as Direction;
}

// In doubled coordinates (column, 2 * row, plus 1 in a low column) a step is the same in every column.
const STEPS: readonly (readonly [number, number])[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

export function columnOf(grid: Grid, hex: number): number {
  return Math.floor(hex / grid.rows) + 1;
}

export function rowOf(grid: Grid, hex: number): number {
  return (hex % grid.rows) + 1;
}

/** Height of a hex in half hexes: two per row, one more in a low column. */
export function heightOf(grid: Grid, hex: number): number {
  return 2 * rowOf(grid, hex) + lowShift(grid.lowColumns, columnOf(grid, hex));
}

function lowShift(lowColumns: LowColumns, column: number): number {
  return (column % 2 === 0) === (lowColumns === 'even') ? 1 : 0;
}

export function hexName(column: number, row: number): string {
  return String(column).padStart(2, '0') + String(row).padStart(2, '0');
}

export function makeGrid(columns: number, rows: number, lowColumns: LowColumns): Grid {
  const names: string[] = [];
  for (let column = 1; column <= columns; column++) {
    for (let row = 1; row <= rows; row++) names.push(hexName(column, row));
  }
  const size = names.length;
  const neighbour = new Int16Array(size * 6).fill(-1);
  for (let hex = 0; hex < size; hex++) {
    const column = Math.floor(hex / rows) + 1;
    const height = 2 * ((hex % rows) + 1) + lowShift(lowColumns, column);
    for (const direction of DIRECTIONS) {
      const [dx, dy] = STEPS[direction] as readonly [number, number];
      const c = column + dx;
      const r = (height + dy - lowShift(lowColumns, c)) / 2;
      if (c < 1 || c > columns || r < 1 || r > rows) continue;
      neighbour[hex * 6 + direction] = (c - 1) * rows + (r - 1);
    }
  }
  return { columns, rows, lowColumns, size, names, index: new Map(names.map((n, i) => [n, i])), neighbour };
}

/** The index of a hex named in data; throws on a name the grid does not have. */
export function hexAt(grid: Grid, name: string): number {
  const hex = grid.index.get(name);
  if (hex === undefined) throw new RangeError(`no hex ${name} on a ${grid.columns} x ${grid.rows} grid`);
  return hex;
}

/** The direction from a hex to an adjacent one, or -1. */
export function directionTo(grid: Grid, from: number, to: number): Direction | -1 {
  const base = from * 6;
  for (const direction of DIRECTIONS) if (grid.neighbour[base + direction] === to) return direction;
  return -1;
}

/** The hex `steps` ahead in a straight line, or -1 beyond the rim. */
export function ahead(grid: Grid, hex: number, direction: Direction, steps: number): number {
  let at = hex;
  for (let i = 0; i < steps && at >= 0; i++) at = grid.neighbour[at * 6 + direction] ?? -1;
  return at;
}

/** The direction of b as seen from a if b is on one of the six straight lines from a, else -1. */
export function bearing(grid: Grid, a: number, b: number): Direction | -1 {
  const dx = columnOf(grid, b) - columnOf(grid, a);
  const dy = heightOf(grid, b) - heightOf(grid, a);
  if (dx === 0) return dy === 0 ? -1 : dy < 0 ? 0 : 3;
  if (dx === -dy) return dx > 0 ? 1 : 4;
  if (dx === dy) return dx > 0 ? 2 : 5;
  return -1;
}

/** One number for a hexside, the same whichever of its two hexes it is named from. */
export function sideOf(grid: Grid, hex: number, direction: Direction): number {
  const here = hex * 6 + direction;
  const other = grid.neighbour[here] ?? -1;
  return other < 0 ? here : Math.min(here, other * 6 + opposite(direction));
}
