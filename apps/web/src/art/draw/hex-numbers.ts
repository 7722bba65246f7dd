import type { Layout } from './geometry.ts';
import { group, text } from './svg.ts';

/** The number of every hex, at its upper side. */
export function paintHexNumbers(
  layout: Layout,
  hexes: readonly string[],
  fill: string,
  halo: string,
): string {
  const size = Math.max(5.5, layout.radius * 0.2);
  const numbers = hexes.map((hex) => {
    const { x, y } = layout.centre(hex);
    return text(hex, { x, y: y - layout.height / 2 + size * 1.12 });
  });
  const style = {
    'data-layer': 'numbers',
    'font-family': 'Alegreya Sans',
    'font-size': size,
    'font-weight': 500,
    'text-anchor': 'middle',
    fill,
    opacity: 0.82,
    stroke: halo,
    'stroke-width': size * 0.22,
    'stroke-opacity': 0.55,
    'paint-order': 'stroke',
    style: 'font-variant-numeric:lining-nums',
  };
  return group(style, numbers.join(''));
}
