import { inHex, type Point, shift, squareDistance } from '../../../../../art/draw/geometry.ts';
import { pick, random, spread } from '../../../../../art/draw/random.ts';
import type { Site } from '../../../../../art/draw/site.ts';
import { circle, dot } from '../../../../../art/draw/svg.ts';
import type { MapHex } from '../map-data.ts';
import type { Scene } from '../scene.ts';
import type { Glyph } from './glyph.ts';

export interface Tree extends Glyph {
  /** Its shadow, as a dot. */
  readonly shadow: string;
}

/** How many trees fill a hex, by its terrain and the zoom level. */
const COUNTS: Readonly<
  Record<string, { readonly near: number; readonly far: number; readonly size: number }>
> = {
  forest: { near: 19, far: 11, size: 0.15 },
  'hill-forest': { near: 9, far: 6, size: 0.125 },
};

export function treesIn(scene: Scene, site: Site, { hex, terrain }: MapHex): Tree[] {
  const { radius, near } = scene;
  const kind = COUNTS[terrain];
  if (!kind) return [];
  const next = random(`${hex}t`);
  const centre = scene.layout.centre(hex);
  const [count, reach] = [near ? kind.near : kind.far, near ? 0.26 : 0.3];
  const spots: Point[] = [];
  for (let i = 0; i < 160 && spots.length < count; i++) {
    const at = shift(centre, spread(next, 1.9 * radius), spread(next, 1.7 * radius));
    if (!inHex(centre, radius * 0.95, at) || site.nearRoad(at, radius * 0.25)) continue;
    if (spots.some((other) => squareDistance(other, at) < (radius * reach) ** 2)) continue;
    spots.push(at);
  }
  return spots.map((at) => {
    const size = radius * (kind.size + next() * 0.055) * (near ? 1 : 1.12);
    return {
      y: at.y + size,
      svg: crown(scene, at, size, pick(scene.ink.canopy, next)),
      shadow: dot(shift(at, size * 0.5, size * 0.72)),
    };
  });
}

function crown({ ink, near }: Scene, at: Point, size: number, leaves: string): string {
  const ball = (x: number, y: number, r: number, fill: string) =>
    circle(shift(at, -size * x, -size * y), size * r, { fill });
  return (
    ball(0, 0, 1, ink.canopyDark) +
    ball(0.08, 0.14, 0.86, leaves) +
    (near ? ball(0.28, 0.36, 0.42, ink.canopyLight) : '')
  );
}
