import { type Field, RADIUS } from '../field.ts';
import type { Hex } from '../types.ts';

/** The corners of a hex, clockwise from the east. */
const CORNERS = Array.from({ length: 6 }, (_, corner) => {
  const angle = (corner * Math.PI) / 3;
  return { x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) };
});

/** The corners of every hex as path text: each action needs hundreds of them. */
const written = new WeakMap<Field['centres'], string[][]>();

function cornersOf(centres: Field['centres']): readonly (readonly string[])[] {
  const known = written.get(centres);
  if (known !== undefined) return known;
  const corners = centres.map(({ x, y }) =>
    CORNERS.map(({ x: dx, y: dy }) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`),
  );
  written.set(centres, corners);
  return corners;
}

/** The hexes, and the sides of them beyond which there is none. */
export function areaPaths(
  { grid, centres }: Pick<Field, 'grid' | 'centres'>,
  hexes: readonly Hex[],
): { tint: string; rim: string } {
  const inside = new Set(hexes);
  const corners = cornersOf(centres);
  let tint = '';
  let rim = '';
  for (const hex of inside) {
    const at = corners[hex];
    tint += `M${at.join('L')}Z`;
    // North is between the fifth corner and the sixth.
    for (let direction = 0; direction < 6; direction++)
      if (!inside.has(grid.neighbour[hex * 6 + direction]))
        rim += `M${at[(direction + 4) % 6]}L${at[(direction + 5) % 6]}`;
  }
  return { tint, rim };
}

/** The other hexes of the map. */
export function outside({ centres, isOn }: Pick<Field, 'centres' | 'isOn'>, hexes: readonly Hex[]): Hex[] {
  const inside = new Set(hexes);
  return [...centres.keys()].filter((hex) => isOn(hex) && !inside.has(hex));
}
