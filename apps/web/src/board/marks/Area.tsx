import { memo } from 'react';
import { type Field, RADIUS } from '../field.ts';
import type { Hex, Wash } from '../types.ts';
import { areaPaths } from './area-paths.ts';
import './area.css';

interface AreaProps {
  readonly field: Field;
  readonly hexes: readonly Hex[];
  readonly wash: Wash;
}

/** Where the player may act, if that is a large part of the map: the rest is shaded. */
export const Stage = memo(function Stage({ field, hexes }: Omit<AreaProps, 'wash'>) {
  const inside = new Set(hexes);
  const beyond = field.centres.flatMap((_, hex) => (inside.has(hex) ? [] : [hex]));
  return (
    <>
      <path className="area-shade" d={areaPaths(field, beyond).tint} />
      <Area field={field} hexes={hexes} wash="zone" />
    </>
  );
});

/** Many hexes as one: a light tint and an outline, so hundreds cost no more than one. */
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
