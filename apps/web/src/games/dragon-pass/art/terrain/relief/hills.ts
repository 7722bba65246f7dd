import { type Point, shift } from '../../../../../art/draw/geometry.ts';
import { random, spread } from '../../../../../art/draw/random.ts';
import type { Site } from '../../../../../art/draw/site.ts';
import { path, spot } from '../../../../../art/draw/svg.ts';
import type { MapHex } from '../map-data.ts';
import type { Scene } from '../scene.ts';
import type { Glyph } from './glyph.ts';

type Spots = readonly (readonly [x: number, y: number])[];

const THREE: Spots = [
  [-0.34, -0.2],
  [0.32, -0.1],
  [-0.02, 0.3],
];
const TWO: Spots = [
  [-0.34, 0.1],
  [0.34, 0.22],
];
/** Where a road, a river or a ruin takes the middle of the hex. */
const ASIDE: Spots = [
  [-0.5, -0.34],
  [0.5, -0.32],
  [-0.52, 0.36],
  [0.5, 0.4],
  [0, -0.52],
  [0, 0.56],
];

/** Low rounded hills; fewer among trees. */
export function hillsIn(scene: Scene, site: Site, hex: MapHex): Glyph[] {
  const { radius } = scene;
  const next = random(`${hex.hex}h`);
  const centre = scene.layout.centre(hex.hex);
  const isTaken = hex.structure !== undefined || hex.symbols !== undefined;
  const place = (spots: Spots, size: number) =>
    spots.map(([x, y]) => ({
      at: shift(centre, radius * x + spread(next, 0.14 * radius), radius * y + spread(next, 0.1 * radius)),
      size: radius * size * (0.92 + next() * 0.16),
    }));
  const isClear = ({ at, size }: { readonly at: Point; readonly size: number }) =>
    !site.nearRoad(at, size * 0.75 + radius * 0.04);
  const wanted = hex.terrain === 'hill' ? place(THREE, 0.34) : place(TWO, 0.35);
  const hills = !isTaken && wanted.every(isClear) ? wanted : place(ASIDE, 0.26).filter(isClear);
  return hills.map(({ at, size }) => ({ y: at.y + size * 0.45, svg: mound(scene, at, size) }));
}

function mound({ ink, radius, near }: Scene, at: Point, s: number): string {
  const to = (x: number, y: number) => spot(shift(at, x * s, y * s));
  const back = `M${to(-1, 0.45)}Q${to(-0.55, -0.72)} ${to(0, -0.62)}Q${to(0.6, -0.55)} ${to(1, 0.45)}`;
  const shade = `M${to(0.1, -0.6)}Q${to(0.65, -0.5)} ${to(1, 0.45)}Q${to(0.6, 0.56)} ${to(0.25, 0.5)}Q${to(0.5, 0)} ${to(0.1, -0.6)}z`;
  const strokes = `M${to(-0.5, 0.02)}Q${to(-0.62, 0.16)} ${to(-0.66, 0.34)}M${to(-0.22, -0.14)}Q${to(-0.34, 0.06)} ${to(-0.36, 0.3)}M${to(0.04, -0.06)}Q${to(-0.02, 0.1)} ${to(-0.02, 0.26)}`;
  return (
    path(`${back}Q${to(0, 0.64)} ${to(-1, 0.45)}z`, { fill: ink.mound }) +
    path(shade, { fill: ink.moundDark, opacity: 0.75 }) +
    (near
      ? path(strokes, { stroke: ink.moundDark, 'stroke-width': radius * 0.024, fill: 'none', opacity: 0.8 })
      : '') +
    path(back, {
      stroke: ink.moundLine,
      'stroke-width': radius * 0.038,
      fill: 'none',
      'stroke-linecap': 'round',
    })
  );
}
