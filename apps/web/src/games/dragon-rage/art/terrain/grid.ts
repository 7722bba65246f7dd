import { neighbours } from '../../../../art/draw/geometry.ts';
import { line, path } from '../../../../art/draw/svg.ts';
import type { Scene } from './scene.ts';

/** Hexsides; inside the city on a pale casing, or they would drown in the roofs. */
export function paintGrid(scene: Scene): string {
  const { ink, radius, layout } = scene;
  let everywhere = '';
  let inTown = '';
  for (const hex of scene.hexes) {
    neighbours(hex).forEach((next, direction) => {
      // The side of two hexes is drawn by the first of them.
      if (scene.isOn(next) && next < hex) return;
      const side = line(...layout.side(hex, direction));
      everywhere += side;
      if (scene.terrain(hex) === 'city' && scene.terrain(next) === 'city') inTown += side;
    });
  }
  const casing = { stroke: ink.labelHalo, 'stroke-width': radius * 0.075, opacity: 0.5, fill: 'none' };
  return (
    path(everywhere, {
      stroke: ink.grid,
      'stroke-width': Math.max(0.7, radius * 0.026),
      opacity: ink.gridOpacity,
      fill: 'none',
    }) +
    path(inTown, { ...casing, 'stroke-linecap': 'round' }) +
    path(inTown, { stroke: ink.grid, 'stroke-width': radius * 0.028, opacity: 0.55, fill: 'none' })
  );
}
