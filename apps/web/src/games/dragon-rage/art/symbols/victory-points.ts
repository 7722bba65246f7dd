import type { Point } from '../../../../art/draw/geometry.ts';
import { num, path, text } from '../../../../art/draw/svg.ts';
import { inkOf, type Look } from './look.ts';

/** The place of the shield of a hex: above its counters, never hidden. */
export const vpPlace = (centre: Point, radius: number): Point => ({
  x: centre.x + radius * 0.55,
  y: centre.y - radius * 0.44,
});

/** A shield with what the hex is worth, around the origin; black and struck once razed. */
export function paintVp(value: number, razed: boolean, look: Look): string {
  const { radius } = look;
  const ink = inkOf(look);
  const w = radius * 0.21;
  const [a, b, c] = [num(w), num(w * 0.2), num(w * 1.45)];
  const shield = `M-${a}-${a}H${a}V${b}Q${a} ${a} 0 ${c}Q-${a} ${a}-${a} ${b}Z`;
  return (
    path(shield, {
      fill: razed ? ink.ruin : ink.vpShield,
      stroke: razed ? '#e5522c' : ink.vpEdge,
      'stroke-width': radius * 0.055,
    }) +
    text(String(value), {
      y: w * 0.62,
      'text-anchor': 'middle',
      'font-family': 'Alegreya Sans',
      'font-weight': 800,
      'font-size': radius * 0.36,
      style: 'font-variant-numeric:lining-nums',
      fill: razed ? '#ffb48a' : ink.vpFigure,
      'text-decoration': razed ? 'line-through' : undefined,
    })
  );
}
