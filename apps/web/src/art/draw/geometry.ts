// Flat-top hexes, even columns half a hex lower. Hex ids are column and row, two digits each, counted from 1.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Side = readonly [Point, Point];

export interface Layout {
  /** Centre to corner. */
  readonly radius: number;
  /** Side to side. */
  readonly height: number;
  readonly width: number;
  readonly depth: number;
  centre(hex: string): Point;
  /** Six corners from the east, clockwise, at a share of the radius. */
  corners(hex: string, scale?: number): readonly Point[];
  /** The hexside in a direction of `neighbours`. */
  side(hex: string, direction: number): Side;
  /** The hexside two neighbours share. */
  between(a: string, b: string): Side;
}

/** Degrees on the screen from a centre towards each neighbour, north first, clockwise. */
export const BEARINGS = [-90, -30, 30, 90, 150, 210] as const;

export const column = (hex: string): number => Number(hex.slice(0, 2));
const row = (hex: string): number => Number(hex.slice(2));

const idOf = (c: number, r: number): string => String(c).padStart(2, '0') + String(r).padStart(2, '0');

/** Ids of the six adjacent hexes, north first, clockwise; some may be off the map. */
export function neighbours(hex: string): readonly string[] {
  const c = column(hex);
  const r = row(hex);
  const up = c % 2 === 0 ? r : r - 1;
  return [
    idOf(c, r - 1),
    idOf(c + 1, up),
    idOf(c + 1, up + 1),
    idOf(c, r + 1),
    idOf(c - 1, up + 1),
    idOf(c - 1, up),
  ];
}

/** West to east in each row, row by row from the north. */
export const byRow = (a: string, b: string): number => row(a) - row(b) || column(a) - column(b);

export const polar = (from: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + radius * Math.cos(angle), y: from.y + radius * Math.sin(angle) };
};

export const hexCorners = (centre: Point, radius: number): readonly Point[] =>
  [0, 60, 120, 180, 240, 300].map((degrees) => polar(centre, radius, degrees));

export const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export const squareDistance = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

export const shift = (point: Point, x: number, y: number): Point => ({ x: point.x + x, y: point.y + y });

/** Is the point inside a hex of that radius around the centre? */
export function inHex(centre: Point, radius: number, point: Point): boolean {
  const dx = Math.abs(point.x - centre.x) / radius;
  const dy = Math.abs(point.y - centre.y) / radius;
  return dy <= 0.866 && dx * 1.732 + dy <= 1.732;
}

/** Turns local coordinates into those of the board. */
export function turned(at: Point, angle: number): (x: number, y: number) => Point {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return (x, y) => ({ x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos });
}

/** `border` is the room around the hexes, in radii. */
export function makeLayout(radius: number, columns: number, rows: number, border = 0.6): Layout {
  const height = Math.sqrt(3) * radius;
  const margin = radius * border;
  const centre = (hex: string): Point => {
    const c = column(hex);
    const drop = c % 2 === 0 ? height / 2 : 0;
    return { x: margin + radius + (c - 1) * 1.5 * radius, y: margin + height * (row(hex) - 0.5) + drop };
  };
  const side = (hex: string, direction: number): Side => {
    const at = centre(hex);
    const bearing = BEARINGS[direction];
    return [polar(at, radius, bearing - 30), polar(at, radius, bearing + 30)];
  };
  return {
    radius,
    height,
    width: 2 * margin + radius * (1.5 * (columns - 1) + 2),
    depth: 2 * margin + height * (rows + 0.5),
    centre,
    corners: (hex, scale = 1) => hexCorners(centre(hex), radius * scale),
    side,
    between: (a, b) => side(a, neighbours(a).indexOf(b)),
  };
}
