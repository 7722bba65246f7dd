import { iconAt, iconPaths } from '../../../art/draw/icon.ts';
import common from '../../../art/icons.json';
import { type IconName as CommonIcon, iconDefs } from '../../../art/icons.ts';
import icons from './icons.json';

// Drawings of game-icons.net, see ATTRIBUTION.md.

export type IconName = keyof typeof icons | CommonIcon;

/** Every icon once: those of all games and those of Dragon Rage alone. */
export const allIconDefs = (): string => iconDefs() + iconPaths(icons);

/** An icon with its upper left corner at (x, y); without these its middle is at the origin. */
export const icon = (name: IconName, size: number, fill: string, x = -size / 2, y = -size / 2): string =>
  iconAt(name, size, fill, x, y);

/** The outline of an icon on its grid of 512. */
export const pathOf = (name: IconName): string => ({ ...common, ...icons })[name];
