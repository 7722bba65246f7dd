import { num, tag } from './svg.ts';

const GRID = 512;

const idOf = (name: string): string => `hw-icon-${name}`;

/** Every icon of a set once, for `iconAt` to point to. */
export const iconPaths = (set: Readonly<Record<string, string>>): string =>
  Object.entries(set)
    .map(([name, d]) => tag('path', { id: idOf(name), d }))
    .join('');

/** An icon with its upper left corner at (x, y). */
export function iconAt(name: string, size: number, fill: string, x: number, y: number): string {
  const transform = `translate(${num(x)} ${num(y)}) scale(${Number((size / GRID).toFixed(4))})`;
  return tag('use', { href: `#${idOf(name)}`, transform, fill });
}
