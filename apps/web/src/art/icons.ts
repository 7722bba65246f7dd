import { iconAt, iconPaths } from './draw/icon.ts';
import icons from './icons.json';

// Drawings of game-icons.net, see ATTRIBUTION.md.

export type IconName = keyof typeof icons;

export const isIcon = (name: string): name is IconName => name in icons;

/** Every icon once, for `icon` to point to. */
export const iconDefs = (): string => iconPaths(icons);

/** An icon with its upper left corner at (x, y); without these its middle is at the origin. */
export const icon = (name: IconName, size: number, fill: string, x = -size / 2, y = -size / 2): string =>
  iconAt(name, size, fill, x, y);
