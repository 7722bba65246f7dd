import { group, text } from '../../../../art/draw/svg.ts';
import type { Scene } from './scene.ts';

/** The number of every hex, at its upper side. */
export function paintNumbers({ map, layout, radius, ink }: Scene): string {
  const size = radius * 0.2;
  const numbers = map.hexes.map(({ hex }) => {
    const { x, y } = layout.centre(hex);
    return text(hex, { x, y: y - layout.height / 2 + radius * 0.22 });
  });
  const style = {
    'data-layer': 'numbers',
    'font-family': 'Alegreya Sans',
    'font-size': size,
    'font-weight': 500,
    'text-anchor': 'middle',
    fill: ink.number,
    opacity: 0.8,
    stroke: ink.labelHalo,
    'stroke-width': radius * 0.05,
    'stroke-opacity': 0.5,
    'paint-order': 'stroke',
    style: 'font-variant-numeric:lining-nums',
  };
  return group(style, numbers.join(''));
}
