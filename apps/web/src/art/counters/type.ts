import { text } from '../draw/svg.ts';

export const STRIP = '#fff8e6';
export const FIGURE = '#1c140a';
export const MOVE = '#5b5143';

/** A figure on a counter, its middle at x. */
export const figure = (content: string | number, x: number, y: number, size: number, fill: string): string =>
  text(String(content), {
    x,
    y,
    'font-family': 'Alegreya Sans',
    'font-weight': 900,
    'text-anchor': 'middle',
    'font-size': size,
    style: 'font-variant-numeric:lining-nums',
    fill,
  });
