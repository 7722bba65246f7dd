import { mix } from '../../../art/draw/colour.ts';
import type { Theme } from '../../../art/index.ts';
import type { TintOf } from '../../../board/ground/underpainting.ts';
import { groundOf } from '../art/terrain/scene.ts';
import type { City } from './city.ts';
import { sceneFor } from './scenes.ts';

/** How much of the ground of a hex its roofs, trees or fields cover. */
const ROOFS = 0.35;
const TREES = 0.7;

/** Meadows, woods, waters, and the roofs of the city over its ground. */
export function tintsOf(city: City, theme: Theme): TintOf {
  const scene = sceneFor(city, theme);
  const { ink, isEast, isWater, terrain } = scene;
  return (index) => {
    const hex = city.grid.names[index];
    const kind = terrain(hex);
    if (kind === 'sea') return ink.sea;
    if (isWater(hex)) return ink.river;
    if (kind === 'forest') return mix(ink.forestFloor, ink.canopyDark, TREES);
    if (kind === 'city')
      return mix(groundOf(scene, hex), (isEast(hex) ? ink.roofsEast : ink.roofsWest)[0], ROOFS);
    return kind === 'tower' ? ink.stone : ink.grass;
  };
}
