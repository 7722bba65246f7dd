import { type Point, polar } from '../draw/geometry.ts';
import { circle, dashes, group, line, num, spot as pair, path } from '../draw/svg.ts';
import type { Theme } from '../themes.ts';
import { hexShape, inkOf, type Spot } from './paper.ts';

/** What reaches into a hex beside a monster. */
export type Reach = 'head' | 'legs';

const REACH_INK: Readonly<Record<Reach, string>> = { head: '#ffcf33', legs: '#f6e7c2' };

/** The ring of a selected monster: an arc for each of the six sides it reaches, north first. */
export function paintArcs({ at, radius }: Spot, reaches: readonly (Reach | null)[]): string {
  const r = radius * 0.99;
  const arcs = reaches.flatMap((reach, i) => {
    if (reach === null) return [];
    const from = polar(at, r, i * 60 - 118);
    const to = polar(at, r, i * 60 - 62);
    return [{ d: `M${pair(from)}A${num(r)} ${num(r)} 0 0 1 ${pair(to)}`, stroke: REACH_INK[reach] }];
  });
  const casing = arcs.map(({ d }) => path(d, { stroke: '#1c1408', 'stroke-width': radius * 0.15 }));
  const fill = arcs.map(({ d, stroke }) => path(d, { stroke, 'stroke-width': radius * 0.085 }));
  return group({ fill: 'none', 'stroke-linecap': 'round' }, [...casing, ...fill].join(''));
}

/** A hex affected by the preview: where a flame burns or a spell acts. */
export const paintScope = (spot: Spot): string =>
  hexShape(spot, 0.93, {
    fill: '#ff9a1f',
    'fill-opacity': 0.34,
    stroke: '#7a2a00',
    'stroke-width': spot.radius * 0.06,
  });

/** The hex of a legal target; a solid line if the counter has its own ring, which is lost on a red one. */
export const paintTarget = (spot: Spot, worn = false): string =>
  hexShape(spot, 0.93, { fill: 'none', stroke: '#fff', 'stroke-width': spot.radius * 0.16 }) +
  hexShape(spot, 0.93, {
    fill: 'none',
    stroke: '#b3201a',
    'stroke-width': spot.radius * 0.11,
    ...(worn ? {} : { 'stroke-dasharray': dashes(spot.radius * 0.17, spot.radius * 0.085) }),
  });

/** Attacker and target: a short arrow from one hex into the next. */
export function paintStrike(from: Point, to: Point, radius: number, theme: Theme): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const at = (forth: number, aside: number): string =>
    pair({
      x: from.x + along.x * forth - along.y * aside,
      y: from.y + along.y * forth + along.x * aside,
    });
  const [tail, neck, tip] = [length * 0.36, length * 0.54, length * 0.72];
  const [shaft, barb] = [radius * 0.11, radius * 0.27];
  const corners = [
    at(tail, -shaft),
    at(neck, -shaft),
    at(neck, -barb),
    at(tip, 0),
    at(neck, barb),
    at(neck, shaft),
    at(tail, shaft),
  ];
  return path(`M${corners.join('L')}Z`, {
    fill: theme === 'night' ? '#c62f28' : '#b3201a',
    stroke: '#fff',
    'stroke-width': radius * 0.06,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  });
}

/** A hex that was asked for and refused. */
export function paintRefusal(spot: Spot): string {
  const { at, radius } = spot;
  const { danger } = inkOf(spot);
  const arm = radius * 0.32;
  const cross =
    line({ x: at.x - arm, y: at.y - arm }, { x: at.x + arm, y: at.y + arm }) +
    line({ x: at.x + arm, y: at.y - arm }, { x: at.x - arm, y: at.y + arm });
  const red = spot.theme === 'night' ? '#c62f28' : danger;
  return (
    hexShape(spot, 0.97, {
      fill: '#fff',
      'fill-opacity': 0.34,
      stroke: danger,
      'stroke-width': radius * 0.09,
    }) +
    path(cross, { stroke: '#fff', 'stroke-width': radius * 0.21 }) +
    path(cross, { stroke: red, 'stroke-width': radius * 0.125 })
  );
}

/** The cursor of the keyboard: a plain double line, unlike every other outline. */
export const paintCursor = (spot: Spot): string =>
  hexShape(spot, 1, { fill: 'none', stroke: '#1c1408', 'stroke-width': spot.radius * 0.13 }) +
  hexShape(spot, 1, { fill: 'none', stroke: '#fff', 'stroke-width': spot.radius * 0.06 }) +
  circle(spot.at, spot.radius * 0.05, {
    fill: '#fff',
    stroke: '#1c1408',
    'stroke-width': spot.radius * 0.025,
  });
