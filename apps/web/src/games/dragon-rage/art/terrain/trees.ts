import { makeBatch } from '../../../../art/draw/batch.ts';
import { mix } from '../../../../art/draw/colour.ts';
import {
  inHex,
  midpoint,
  neighbours,
  type Point,
  shift,
  squareDistance,
} from '../../../../art/draw/geometry.ts';
import { pick, random, spread } from '../../../../art/draw/random.ts';
import type { Site } from '../../../../art/draw/site.ts';
import { circle, dot, group, path, tag } from '../../../../art/draw/svg.ts';
import { OFF, type Scene } from './scene.ts';

/** Small trees between the houses. */
export function paintGardens(scene: Scene, site: Site): string {
  const { ink, radius } = scene;
  const size = radius * 0.07;
  const crowns = makeBatch((stroke) => ({ stroke, 'stroke-width': size * 2 }));
  let shadows = '';
  let glints = '';
  for (const hex of scene.of('city')) {
    const next = random(`${hex}g`);
    const centre = scene.layout.centre(hex);
    for (let i = 0; i < 30; i++) {
      const at = shift(centre, spread(next, 1.6 * radius), spread(next, 1.5 * radius));
      if (!inHex(centre, radius * 0.8, at)) continue;
      if (site.nearRoad(at, radius * 0.26) || !site.isFree(at, radius * 0.05)) continue;
      site.take(at, radius * 0.06);
      shadows += dot(shift(at, size * 0.3, size * 0.5));
      crowns.add(pick(ink.canopy, next), dot(at));
      glints += dot(shift(at, -size * 0.3, -size * 0.3));
    }
  }
  const light = { stroke: ink.canopyLight, 'stroke-width': size * 0.9, opacity: 0.7 };
  return group(
    { 'stroke-linecap': 'round' },
    path(shadows, { stroke: ink.shadow, 'stroke-width': size * 2, opacity: 0.25 }) +
      crowns.svg() +
      (scene.near ? path(glints, light) : ''),
  );
}

interface Tree {
  readonly at: Point;
  readonly size: number;
  readonly leaves: Leaves;
}

/** A shade of the forest, and how it looks in the light. */
interface Leaves {
  readonly fill: string;
  readonly lit: string;
}

/** All shadows first, then crown over crown from the north, each lit from the north-west. */
export function paintForest(scene: Scene, site: Site): string {
  const { ink } = scene;
  const leaves = ink.canopy.map((fill) => ({ fill, lit: mix(fill, ink.canopyLight, 0.5) }));
  const trees = scene
    .of('forest')
    .flatMap((hex) => treesIn(scene, site, hex, leaves))
    .sort((a, b) => a.at.y - b.at.y);
  const shadows = trees.map(({ at, size }) =>
    tag('ellipse', { cx: at.x + size * 0.55, cy: at.y + size * 0.8, rx: size * 1.12, ry: size * 0.95 }),
  );
  const shade = group({ fill: ink.shadow, opacity: ink.shadowOpacity * 0.95 }, shadows.join(''));
  return shade + trees.map((tree) => crown(scene, tree)).join('');
}

function treesIn(scene: Scene, site: Site, hex: string, leaves: readonly Leaves[]): Tree[] {
  const { radius } = scene;
  const next = random(`${hex}t`);
  const centre = scene.layout.centre(hex);
  const edges = clearSides(scene, hex);
  const trees: Tree[] = [];
  for (let i = 0; i < 260 && trees.length < 24; i++) {
    const at = shift(centre, spread(next, 2.04 * radius), spread(next, 1.8 * radius));
    if (!inHex(centre, radius, at) || edges.some((side) => nearSide(side, centre, at, radius * 0.2)))
      continue;
    if (site.nearRoad(at, radius * 0.32)) continue;
    if (trees.some((tree) => squareDistance(tree.at, at) < (radius * 0.27) ** 2)) continue;
    trees.push({ at, size: radius * (0.15 + next() * 0.085), leaves: pick(leaves, next) });
  }
  return trees;
}

/** Middles of the sides where the forest ends. */
const clearSides = (scene: Scene, hex: string): readonly Point[] =>
  neighbours(hex).flatMap((next, direction) =>
    ['forest', OFF].includes(scene.terrain(next)) ? [] : [midpoint(...scene.layout.side(hex, direction))],
  );

function nearSide(middle: Point, centre: Point, at: Point, distance: number): boolean {
  const x = centre.x - middle.x;
  const y = centre.y - middle.y;
  return ((at.x - middle.x) * x + (at.y - middle.y) * y) / Math.hypot(x, y) < distance;
}

function crown(scene: Scene, { at, size, leaves }: Tree): string {
  const { ink, near } = scene;
  const ball = (x: number, y: number, r: number, colour: string) =>
    circle(shift(at, -size * x, -size * y), size * r, { fill: colour });
  return (
    ball(0, 0, 1, ink.canopyDark) +
    ball(0.08, 0.14, 0.86, leaves.fill) +
    ball(0.26, 0.36, 0.48, leaves.lit) +
    (near ? ball(0.38, 0.48, 0.2, ink.canopyLight) : '')
  );
}
