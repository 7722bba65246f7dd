import { memo } from 'react';
import { type Field, RADIUS } from './field.ts';
import type { Hex, Wash } from './types.ts';
import './area.css';

interface AreaProps {
  readonly field: Field;
  readonly hexes: readonly Hex[];
  readonly wash: Wash;
}

/** Many hexes as one: a light tint and the line around them, so that hundreds of them cost no more than one. */
export const Area = memo(function Area({ field, hexes, wash }: AreaProps) {
  const { tint, rim } = areaPaths(field, hexes);
  return (
    <g className={`area area-${wash}`}>
      <path className="area-tint" d={tint} />
      <path className="area-casing" d={rim} strokeWidth={RADIUS * 0.12} />
      <path className="area-rim" d={rim} strokeWidth={RADIUS * 0.06} />
    </g>
  );
});

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
