import { mix } from '../../../art/draw/colour.ts';
import type { Theme } from '../../../art/index.ts';
import { RADIUS } from '../../../board/field.ts';
import type { TintOf } from '../../../board/ground/underpainting.ts';
import { isWashed, makeScene, realmOf } from '../art/terrain/scene.ts';
import type { Pass } from './pass.ts';

/** The colour of each land, with that of its woods, hills and waters over it. */
export function tintsOf({ ground, grid }: Pass, theme: Theme): TintOf {
  const scene = makeScene(ground, theme, RADIUS, 'far');
  const { neutral, washes } = scene.ink;
  return (index) => {
    const hex = scene.at(grid.names[index]);
    const land = (hex && realmOf(scene, hex)?.wash) ?? neutral;
    if (hex === undefined || !isWashed(scene, hex.terrain)) return land;
    const { ink, opacity } = washes[hex.terrain];
    return mix(land, ink, opacity);
  };
}
