import { iconAt, iconPaths } from '../../../art/draw/icon.ts';
import { type IconName as CommonIcon, iconDefs, isIcon as isCommonIcon } from '../../../art/icons.ts';
import icons from './icons.json';
import type rare from './rare-icons.json';

// Drawings of game-icons.net, see ATTRIBUTION.md.

export type IconName = keyof typeof icons | keyof typeof rare | CommonIcon;

/** Whether the icon is none of those every page has: few scenarios need it, and it comes with them. */
export const isRare = (name: IconName): name is keyof typeof rare => !(name in icons || isCommonIcon(name));

/** Every icon that is not rare once: those of all games and those of Dragon Pass alone. */
export const usualIconDefs = (): string => iconDefs() + iconPaths(icons);

/** An icon around the origin. */
export const icon = (name: IconName, size: number, fill: string): string =>
  iconAt(name, size, fill, -size / 2, -size / 2);
