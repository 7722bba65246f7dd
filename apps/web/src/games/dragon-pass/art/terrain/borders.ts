import { chained } from '../../../../art/draw/borders.ts';
import { neighbours, type Point } from '../../../../art/draw/geometry.ts';
import { spot } from '../../../../art/draw/svg.ts';
import type { MapHex } from './map-data.ts';
import type { Scene } from './scene.ts';

/** A line of hexsides; walking along it, the hexes inside are on the right. */
export interface Border {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/** The hexsides between hexes inside and those `facing` them, chained into as few lines as possible. */
export function bordersOf(
  scene: Scene,
  inside: (hex: MapHex) => boolean,
  facing: (hex: MapHex | undefined) => boolean,
): readonly Border[] {
  const sides = scene.map.hexes.filter(inside).flatMap(({ hex }) =>
    neighbours(hex).flatMap((name, direction) => {
      const next = scene.at(name);
      return (next && inside(next)) || !facing(next) ? [] : [scene.layout.side(hex, direction)];
    }),
  );
  return chained(sides).map((points) => {
    const closed = spot(points[0]) === spot(points[points.length - 1]);
    return { points: closed ? points.slice(0, -1) : points, closed };
  });
}

/** The border moved to its inner side, as a path. */
export function inset({ points, closed }: Border, distance: number): string {
  const count = points.length;
  const moved = points.map((at, i) => {
    const before = i > 0 || closed ? points[(i - 1 + count) % count] : undefined;
    const after = i < count - 1 || closed ? points[(i + 1) % count] : undefined;
    const a = inward(before ?? at, before ? at : (after ?? at));
    const b = inward(after ? at : (before ?? at), after ?? at);
    const share = distance / (1 + a.x * b.x + a.y * b.y);
    return { x: at.x + (a.x + b.x) * share, y: at.y + (a.y + b.y) * share };
  });
  return `M${moved.map(spot).join('L')}${closed ? 'Z' : ''}`;
}

/** One step to the right of the way from one point to the other. */
function inward(from: Point, to: Point): Point {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const length = Math.hypot(x, y);
  return { x: -y / length, y: x / length };
}
