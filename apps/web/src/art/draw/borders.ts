import { type Layout, neighbours, type Point, type Side } from './geometry.ts';
import { outline, spot } from './svg.ts';

/** Sides chained into as few lines as possible, each as the points along it; a ring ends where it began. */
export function chained(sides: Iterable<Side>): readonly (readonly Point[])[] {
  const open = new Map<string, Side>();
  const ends = new Set<string>();
  for (const side of sides) {
    open.set(spot(side[0]), side);
    ends.add(spot(side[1]));
  }
  const starts = [...open.keys()].filter((key) => !ends.has(key));
  // What is left after the lines with a beginning are rings.
  return [...starts, ...open.keys()].map((start) => follow(open, start)).filter(({ length }) => length > 0);
}

function follow(open: Map<string, Side>, start: string): readonly Point[] {
  const points: Point[] = [];
  for (let key = start; ; ) {
    const side = open.get(key);
    if (!side) return points;
    open.delete(key);
    if (points.length === 0) points.push(side[0]);
    points.push(side[1]);
    key = spot(side[1]);
  }
}

/** The rim of an area as a path. As a clip it costs Firefox a tenth of the same area hex by hex. */
export function rimOf(layout: Layout, hexes: readonly string[]): string {
  const inside = new Set(hexes);
  const sides = hexes.flatMap((hex) =>
    neighbours(hex).flatMap((next, direction) => (inside.has(next) ? [] : [layout.side(hex, direction)])),
  );
  return chained(sides)
    .map((ring) => outline(ring.slice(1)))
    .join('');
}
