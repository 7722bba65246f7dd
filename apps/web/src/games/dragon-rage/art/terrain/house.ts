import { type Batch, makeBatch } from '../../../../art/draw/batch.ts';
import { mix } from '../../../../art/draw/colour.ts';
import { type Point, shift, turned } from '../../../../art/draw/geometry.ts';
import type { Random } from '../../../../art/draw/random.ts';
import { dot, group, num, outline, path } from '../../../../art/draw/svg.ts';
import type { Scene } from './scene.ts';

/** A house to build: middle, half length of the ridge, half depth, angle of the ridge and roof colour. */
export interface Plot {
  readonly at: Point;
  readonly length: number;
  readonly depth: number;
  readonly angle: number;
  readonly roof: string;
}

/** The houses of a city, each kind of shape gathered by ink. */
export interface Builder {
  build(plot: Plot, next: Random): void;
  svg(): string;
}

interface Heaps {
  readonly roofs: Batch;
  inks(roof: string): RoofInks;
  readonly shadows: string[];
  readonly chimneys: string[];
  readonly windows: string[];
}

/** The inks of a roof as keys of the batch: its fill and its line. */
interface RoofInks {
  readonly plain: string;
  readonly light: string;
  readonly dark: string;
  readonly thatch: string;
  readonly hole: string;
}

function inksOf(roof: string): RoofInks {
  const ink = (towards: string, share: number) =>
    `${mix(roof, towards, share)} ${mix(roof, '#140a06', 0.45)}`;
  return {
    plain: ink(roof, 0),
    light: ink('#fff1d6', 0.22),
    dark: ink('#1c0d08', 0.16),
    thatch: ink('#fff1d6', 0.28),
    hole: ink('#140a06', 0.6),
  };
}

export function makeBuilder(scene: Scene): Builder {
  const { radius } = scene;
  const roofs = makeBatch((key) => {
    const [fill, stroke] = key.split(' ');
    return { fill, stroke, 'stroke-width': radius * 0.02 };
  });
  const known = new Map<string, RoofInks>();
  const inks = (roof: string) => {
    const found = known.get(roof) ?? inksOf(roof);
    known.set(roof, found);
    return found;
  };
  const heaps: Heaps = { roofs, inks, shadows: [], chimneys: [], windows: [] };
  return {
    build(plot, next) {
      if (scene.build === 'wood' && next() < 0.6) hut(scene, heaps, plot);
      else gable(scene, heaps, plot, next);
    },
    svg: () => together(scene, heaps),
  };
}

function together(scene: Scene, heaps: Heaps): string {
  const { ink: board, radius } = scene;
  const lit = board.litWindow ?? 'none';
  const round = { 'stroke-linecap': 'round', stroke: lit };
  const windows = heaps.windows.join('');
  return (
    group({ fill: board.shadow, opacity: board.shadowOpacity }, path(heaps.shadows.join(''), {})) +
    heaps.roofs.svg() +
    path(heaps.chimneys.join(''), { fill: board.stoneDark }) +
    path(windows, { ...round, 'stroke-width': radius * 0.2, opacity: 0.16 }) +
    path(windows, { 'stroke-linecap': 'square', stroke: lit, 'stroke-width': radius * 0.045 })
  );
}

/** Two slopes that meet at the ridge, the northern one in the light; a hipped roof has four. */
function gable(scene: Scene, heaps: Heaps, plot: Plot, next: Random): void {
  const { radius } = scene;
  const { length: w, depth: d, roof } = plot;
  const at = turned(plot.at, plot.angle);
  const corners = [at(-w, -d), at(w, -d), at(w, d), at(-w, d)];
  heaps.shadows.push(outline(corners.map((p) => shift(p, radius * 0.05, radius * 0.075))));
  const hip = next() < 0.35 ? w * 0.35 : 0;
  const west = at(-w + hip, 0);
  const east = at(w - hip, 0);
  const lit = Math.cos(plot.angle) * 0.8 > Math.sin(plot.angle) * 0.6;
  const { plain, light, dark } = heaps.inks(roof);
  const slope = (ink: string, points: readonly Point[]) => heaps.roofs.add(ink, outline(points));
  slope(lit ? light : dark, [corners[0], corners[1], east, west]);
  slope(lit ? dark : plain, [corners[3], corners[2], east, west]);
  if (hip > 0) {
    slope(plain, [corners[0], west, corners[3]]);
    slope(dark, [corners[1], east, corners[2]]);
  }
  if (next() < 0.3 && scene.near) {
    const top = at(w * 0.4, -d * 0.35);
    const [width, height] = [num(radius * 0.045), num(radius * 0.05)];
    heaps.chimneys.push(
      `M${num(top.x - radius * 0.02)} ${num(top.y - radius * 0.03)}h${width}v${height}h-${width}z`,
    );
  }
  if (scene.ink.litWindow !== null && next() < 0.55) {
    heaps.windows.push(dot(at(-w * 0.3 + next() * w * 0.6, d * 0.95)));
  }
}

/** A round hut of thatch with its smoke hole. */
function hut(scene: Scene, heaps: Heaps, plot: Plot): void {
  const { radius } = scene;
  const { at, roof } = plot;
  const inks = heaps.inks(roof);
  const r = plot.length * 0.92;
  const disc = (centre: Point, size: number) =>
    `M${num(centre.x - size)} ${num(centre.y)}a${num(size)} ${num(size)} 0 1 1 0 .01z`;
  const edge = num(r * 0.7);
  heaps.shadows.push(disc(shift(at, radius * 0.05, radius * 0.075), r));
  heaps.roofs.add(inks.plain, disc(at, r));
  heaps.roofs.add(
    inks.thatch,
    `M${num(at.x)} ${num(at.y)}l-${edge}-${edge}a${num(r)} ${num(r)} 0 0 1 ${num(r * 1.4)} 0z`,
  );
  if (scene.near) heaps.roofs.add(inks.hole, disc(at, r * 0.2));
}
