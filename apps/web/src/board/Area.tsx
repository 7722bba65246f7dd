import { memo } from 'react';
import { areaPaths } from './area-paths.ts';
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
