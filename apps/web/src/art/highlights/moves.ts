import { blend, smoothPath } from '../draw/curve.ts';
import { type Point, squareDistance } from '../draw/geometry.ts';
import { circle, dashes, group, path } from '../draw/svg.ts';
import { icon } from '../icons.ts';
import { hexShape, inkOf, type Spot } from './paper.ts';

/** A hex that can be walked to: a tint, an outline, and a dot for every movement point, filled if left over. */
export function paintWalk(
  spot: Spot,
  { left, road }: { readonly left: number; readonly road: boolean } = { left: 0, road: false },
): string {
  const { radius, theme } = spot;
  const { legal } = inkOf(spot);
  const tint = hexShape(spot, 0.95, { fill: tintOf(spot), 'fill-opacity': theme === 'night' ? 0.2 : 0.42 });
  const line = { fill: 'none', stroke: legal, 'stroke-width': radius * 0.07 };
  const outline = hexShape(
    spot,
    0.95,
    road ? { ...line, 'stroke-dasharray': `${radius * 0.3} ${radius * 0.19}` } : line,
  );
  return tint + outline + (left > 0 ? leftOver(spot, left) : '');
}

function tintOf(spot: Spot): string {
  if (spot.theme === 'colourBlind') return '#56b4e9';
  return spot.theme === 'night' ? inkOf(spot).legal : '#fff3c4';
}

function leftOver(spot: Spot, left: number): string {
  const { at, radius } = spot;
  const { legal } = inkOf(spot);
  const gap = radius * 0.25;
  return Array.from({ length: left }, (_, i) =>
    circle({ x: at.x + (i - (left - 1) / 2) * gap, y: at.y + radius * 0.6 }, radius * 0.1, {
      fill: legal,
      stroke: '#fffaf0',
      'stroke-width': radius * 0.03,
    }),
  ).join('');
}

/** A unit here can still act: a gold line in a dark one, around the counter. */
export const paintAble = (spot: Spot): string =>
  hexShape(spot, 0.95, {
    fill: GOLD,
    'fill-opacity': 0.24,
    stroke: '#1c1408',
    'stroke-width': spot.radius * 0.15,
  }) + hexShape(spot, 0.95, { fill: 'none', stroke: GOLD, 'stroke-width': spot.radius * 0.1 });

const GOLD = '#ffcf33';

/** A landing of a bound, or the end of a flight: dashed blue, with the jumper or a wing on a white disc. */
export function paintBound(spot: Spot, flies = false): string {
  const { at, radius } = spot;
  const { info } = inkOf(spot);
  const blue = spot.theme === 'night' ? '#24508f' : info;
  const size = radius * 0.46;
  return (
    dashed(spot, info) +
    circle(at, radius * 0.31, { fill: '#fffaf0', stroke: blue, 'stroke-width': radius * 0.055 }) +
    icon(flies ? 'feathered-wing' : 'jump-across', size, blue, at.x - size / 2, at.y - size / 2)
  );
}

/** A hex that would be overrun: dashed red on white. */
export const paintOverrun = (spot: Spot): string =>
  hexShape(spot, 0.9, { fill: 'none', stroke: '#fff', 'stroke-width': spot.radius * 0.11 }) +
  dashed(spot, inkOf(spot).danger);

function dashed(spot: Spot, stroke: string): string {
  const { radius } = spot;
  const line = {
    stroke,
    'stroke-width': radius * 0.075,
    'stroke-dasharray': dashes(radius * 0.2, radius * 0.12),
  };
  return hexShape(spot, 0.9, { fill: tintOf(spot), 'fill-opacity': 0.3, ...line });
}

/** The hex where the preview ends. */
export const paintGoal = (spot: Spot): string =>
  hexShape(spot, 0.95, {
    fill: '#ffcf33',
    'fill-opacity': 0.24,
    stroke: '#1c1408',
    'stroke-width': spot.radius * 0.12,
  }) + hexShape(spot, 0.95, { fill: 'none', stroke: '#ffcf33', 'stroke-width': spot.radius * 0.07 });

/** The way of a move through the centres of its hexes, from rim to rim of the counters at its ends. */
export function paintPath(points: readonly Point[], radius: number): string {
  if (points.length < 2) return '';
  const d = smoothPath(shortened(points, radius * 0.62));
  const gold = { stroke: '#ffcf33', 'stroke-dasharray': dashes(radius * 0.26, radius * 0.2) };
  return group(
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    path(d, { stroke: '#2a1704', 'stroke-opacity': 0.55, 'stroke-width': radius * 0.17 }) +
      path(d, { ...gold, 'stroke-width': radius * 0.11 }),
  );
}

function shortened(points: readonly Point[], by: number): readonly Point[] {
  const cut = (end: Point, next: Point) => blend(end, next, by / Math.sqrt(squareDistance(end, next)));
  const last = points.length - 1;
  return [cut(points[0], points[1]), ...points.slice(1, -1), cut(points[last], points[last - 1])];
}

/** A hex of a zone, such as where units may be set up. */
export const paintZone = (spot: Spot): string =>
  hexShape(spot, 0.93, {
    fill: inkOf(spot).select,
    'fill-opacity': 0.24,
    stroke: '#1c1408',
    'stroke-width': spot.radius * 0.1,
    'stroke-opacity': 0.45,
  }) + hexShape(spot, 0.93, { fill: 'none', stroke: inkOf(spot).select, 'stroke-width': spot.radius * 0.06 });
