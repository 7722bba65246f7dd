import { iconAt, iconPaths } from '../../../art/draw/icon.ts';
import { type IconName as CommonIcon, iconDefs } from '../../../art/icons.ts';
import icons from './icons.json';

// Drawings of game-icons.net, see ATTRIBUTION.md.

export type IconName = keyof typeof icons | CommonIcon;

/** Every icon once: those of all games and those of Dragon Pass alone. */
export const allIconDefs = (): string => iconDefs() + iconPaths(icons);

/** An icon around the origin. */
export const icon = (name: IconName, size: number, fill: string): string =>
  iconAt(name, size, fill, -size / 2, -size / 2);
