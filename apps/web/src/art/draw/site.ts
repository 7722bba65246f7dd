import { type Point, squareDistance } from './geometry.ts';

/** Where there is still room between roads, houses and trees. */
export interface Site {
  take(at: Point, size: number): void;
  isFree(at: Point, size: number): boolean;
  nearRoad(at: Point, distance: number): boolean;
}

interface Plot {
  readonly at: Point;
  readonly size: number;
}

/** Both nets have meshes of one radius; nothing asked for reaches farther than that. */
export function makeSite(radius: number, road: readonly Point[]): Site {
  const plots = makeNet<Plot>(radius);
  const roads = makeNet<Point>(radius);
  for (const point of road) roads.put(point, point);
  return {
    take: (at, size) => plots.put(at, { at, size }),
    isFree: (at, size) =>
      !plots.some(at, (plot) => squareDistance(plot.at, at) < ((plot.size + size) * 0.92) ** 2),
    nearRoad: (at, distance) => roads.some(at, (point) => squareDistance(point, at) < distance * distance),
  };
}

interface Net<T> {
  put(at: Point, thing: T): void;
  /** Does it hold for something in this mesh or one beside it? */
  some(at: Point, holds: (thing: T) => boolean): boolean;
}

function makeNet<T>(mesh: number): Net<T> {
  const cells = new Map<number, T[]>();
  const key = (x: number, y: number) => Math.floor(x / mesh) * 4096 + Math.floor(y / mesh);
  return {
    put(at, thing) {
      const cell = cells.get(key(at.x, at.y));
      if (cell) cell.push(thing);
      else cells.set(key(at.x, at.y), [thing]);
    },
    some(at, holds) {
      for (let dx = -1; dx <= 1; dx++) {
        for (let dy = -1; dy <= 1; dy++) {
          if (cells.get(key(at.x + dx * mesh, at.y + dy * mesh))?.some(holds)) return true;
        }
      }
      return false;
    },
  };
}
