import { neighbours, type Point, shift } from '../../../../../art/draw/geometry.ts';
import { type Random, random, spread } from '../../../../../art/draw/random.ts';
import type { Site } from '../../../../../art/draw/site.ts';
import { path, polyline, spot } from '../../../../../art/draw/svg.ts';
import type { MapHex } from '../map-data.ts';
import type { Scene } from '../scene.ts';
import type { Glyph } from './glyph.ts';

/** Places of peaks in a hex, in radii, and their sizes. */
type Peaks = readonly (readonly [x: number, y: number, size: number])[];

const PAIR: Peaks = [
  [-0.3, -0.04, 0.47],
  [0.3, 0.22, 0.42],
];
const GREAT: Peaks = [
  [-0.1, -0.02, 0.62],
  [0.5, 0.3, 0.34],
];
const LONE: Peaks = [[0, 0.02, 0.86]];
/** Where a road or river runs through the hex. */
const SMALL: Peaks = [
  [-0.46, -0.34, 0.33],
  [0.44, -0.3, 0.33],
  [-0.5, 0.3, 0.33],
  [0.48, 0.34, 0.33],
  [0, -0.44, 0.3],
  [0, 0.46, 0.3],
];

export function mountainsIn(scene: Scene, site: Site, hex: MapHex): Glyph[] {
  const { radius } = scene;
  const next = random(`${hex.hex}m`);
  const centre = scene.layout.centre(hex.hex);
  const place = (peaks: Peaks): { readonly at: Point; readonly size: number }[] =>
    peaks.map(([x, y, size]) => ({
      at: shift(centre, radius * x + spread(next, 0.14 * radius), radius * y + spread(next, 0.1 * radius)),
      size: radius * size * (0.94 + next() * 0.12),
    }));
  const isClear = ({ at, size }: { readonly at: Point; readonly size: number }) =>
    !site.nearRoad(shift(at, 0, size * 0.2), size * 0.72 + radius * 0.06);
  const wanted = place(peaksOf(scene, hex, next));
  const peaks = wanted.every(isClear) ? wanted : place(SMALL).filter(isClear);
  return peaks.map(({ at, size }) => ({ y: at.y + size * 0.7, svg: peak(scene, at, size, next) }));
}

function peaksOf(scene: Scene, { hex, name, symbols }: MapHex, next: Random): Peaks {
  // A mountain with a name of its own towers over the rest.
  if (name !== undefined && symbols === undefined) return LONE;
  const inside = neighbours(hex).every(
    (beside) => !['open', 'marsh', 'lake'].includes(scene.terrain(beside)),
  );
  return inside && next() < 0.34 ? GREAT : PAIR;
}

/** Lit from the north-west: a pale face, a dark one behind a broken ridge, snow on top. */
function peak(scene: Scene, at: Point, s: number, next: Random): string {
  const { ink, radius, near } = scene;
  const lean = spread(next, 0.22);
  const to = (x: number, y: number) => shift(at, x * s, y * s);
  const rough = () => spread(next, 0.1);
  const top = to(lean, -0.95);
  const left = [
    to(-1.05, 0.7),
    to(-0.72 + rough(), 0.2),
    to(-0.42 + rough(), -0.24),
    to(-0.2 + lean * 0.6, -0.58),
  ];
  const right = [
    to(0.22 + lean * 0.6, -0.56),
    to(0.42 + rough(), -0.2),
    to(0.74 + rough(), 0.22),
    to(1.05, 0.7),
  ];
  const ridge = [
    to(-0.04 + lean * 0.5, -0.3),
    to(0.13 + rough(), 0.06),
    to(0.02 + rough(), 0.34),
    to(0.2, 0.8),
  ];
  const foot = `Q${spot(to(0, 0.88))} ${spot(left[0])}z`;
  const line = {
    stroke: ink.rockLine,
    'stroke-width': radius * 0.042,
    'stroke-linejoin': 'round',
    fill: 'none',
  };
  const snow = [
    to(-0.28 + lean * 0.5, -0.44),
    to(-0.17 + lean * 0.4, -0.3 + rough()),
    to(-0.05 + lean * 0.5, -0.48),
    to(0.07 + lean * 0.5, -0.27 + rough()),
    to(0.27 + lean * 0.4, -0.46),
  ];
  const face = polyline([...left, top, ...right]);
  const body = path(face + foot, { fill: ink.rock });
  const shade = path(
    `${polyline([top, ...right])}Q${spot(to(0.6, 0.84))} ${spot(ridge[3])}L${ridge.slice(0, 3).reverse().map(spot).join('L')}z`,
    {
      fill: ink.rockDark,
    },
  );
  const cap = path(`${polyline([top, left[3], ...snow, right[0]])}z`, { fill: ink.snow });
  const scratches = [
    polyline([to(-0.5, -0.02), to(-0.56, 0.34)]),
    polyline([to(-0.26, -0.1), to(-0.36, 0.42)]),
    polyline([to(-0.1, 0.12), to(-0.16, 0.6)]),
  ];
  const relief = { stroke: ink.rockDark, 'stroke-width': radius * 0.026, opacity: 0.6 };
  return body + shade + cap + (near ? path(scratches.join(''), relief) : '') + path(face, line);
}
