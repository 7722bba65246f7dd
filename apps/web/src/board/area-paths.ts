import { type Field, RADIUS } from './field.ts';
import type { Hex } from './types.ts';

/** The corners of a hex, clockwise from the east. */
const CORNERS = Array.from({ length: 6 }, (_, corner) => {
  const angle = (corner * Math.PI) / 3;
  return { x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) };
});

/** The hexes, and the sides of them beyond which there is none. */
export function areaPaths(
  { grid, centres }: Pick<Field, 'grid' | 'centres'>,
  hexes: readonly Hex[],
): { tint: string; rim: string } {
  const inside = new Set(hexes);
  let tint = '';
  let rim = '';
  for (const hex of inside) {
    const { x, y } = centres[hex];
    const at = (corner: number): string => {
      const { x: dx, y: dy } = CORNERS[corner % 6];
      return `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
    };
    tint += `M${[0, 1, 2, 3, 4, 5].map(at).join('L')}Z`;
    // North lies between the fifth corner and the sixth.
    for (let direction = 0; direction < 6; direction++)
      if (!inside.has(grid.neighbour[hex * 6 + direction]))
        rim += `M${at(direction + 4)}L${at(direction + 5)}`;
  }
  return { tint, rim };
}
