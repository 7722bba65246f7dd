import { memo } from 'react';
import { type Field, RADIUS } from '../field.ts';
import type { Hex, Wash } from '../types.ts';
import { areaPaths, outside } from './area-paths.ts';
import './area.css';

interface AreaProps {
  readonly field: Field;
  readonly hexes: readonly Hex[];
  readonly wash: Wash;
}

/** Where the player may act, if that is a large part of the map: the rest is shaded. */
export const Stage = memo(function Stage({ field, hexes }: Omit<AreaProps, 'wash'>) {
  return (
    <>
      <path className="area-shade" d={areaPaths(field, outside(field, hexes)).tint} />
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
