import { hexCorners, type Point } from '../draw/geometry.ts';
import { type Attributes, polygon } from '../draw/svg.ts';
import { type Theme, tablePalette } from '../themes.ts';

/** The place of a highlight. */
export interface Spot {
  readonly at: Point;
  readonly radius: number;
  readonly theme: Theme;
}

export const inkOf = (spot: Spot) => tablePalette(spot.theme);

/** The hex inset a little: two neighbours show two outlines. */
export const hexShape = ({ at, radius }: Spot, inset: number, attributes: Attributes): string =>
  polygon(hexCorners(at, radius * inset), { 'stroke-linejoin': 'round', ...attributes });
