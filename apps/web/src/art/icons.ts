import { num, tag } from './draw/svg.ts';
import icons from './icons.json';

// Drawings of game-icons.net, see ATTRIBUTION.md.

export type IconName = keyof typeof icons;

const GRID = 512;

const idOf = (name: string): string => `hw-icon-${name}`;

/** Every icon once, for `icon` to point to. */
export const iconDefs = (): string =>
  Object.entries(icons)
    .map(([name, d]) => tag('path', { id: idOf(name), d }))
    .join('');

/** An icon with its upper left corner at (x, y); without these its middle is at the origin. */
export function icon(name: IconName, size: number, fill: string, x = -size / 2, y = -size / 2): string {
  const transform = `translate(${num(x)} ${num(y)}) scale(${Number((size / GRID).toFixed(4))})`;
  return tag('use', { href: `#${idOf(name)}`, transform, fill });
}
