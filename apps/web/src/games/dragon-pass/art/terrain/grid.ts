import { neighbours } from '../../../../art/draw/geometry.ts';
import { group, line, path } from '../../../../art/draw/svg.ts';
import type { Scene } from './scene.ts';

/** Every hexside once. */
export function paintGrid({ drawn, layout, ink, radius, isOn }: Scene): string {
  const sides = drawn.flatMap(({ hex }) =>
    neighbours(hex).flatMap((next, direction) =>
      isOn(next) && next < hex ? [] : [line(...layout.side(hex, direction))],
    ),
  );
  const lines = path(sides.join(''), {
    stroke: ink.grid,
    'stroke-width': radius * 0.026,
    opacity: ink.gridOpacity,
    fill: 'none',
  });
  return group({ 'data-layer': 'grid' }, lines);
}
