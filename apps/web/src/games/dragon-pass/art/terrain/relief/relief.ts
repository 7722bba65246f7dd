import { group, path } from '../../../../../art/draw/svg.ts';
import type { Scene } from '../scene.ts';
import { clearingsOf } from './glyph.ts';
import { hillsIn } from './hills.ts';
import { paintMarsh } from './marsh.ts';
import { paintMeadow } from './meadow.ts';
import { mountainsIn } from './mountains.ts';
import { treesIn } from './trees.ts';

/** Everything that grows or rises, row by row from the north, with the roads and rivers left free. */
export function paintRelief(scene: Scene): string {
  const { ink, radius } = scene;
  const site = clearingsOf(scene);
  const rocks = scene.of('mountain').flatMap((hex) => mountainsIn(scene, site, hex));
  const hills = scene.of('hill', 'hill-forest').flatMap((hex) => hillsIn(scene, site, hex));
  const trees = scene.of('forest', 'hill-forest').flatMap((hex) => treesIn(scene, site, hex));
  const shadows = {
    stroke: ink.shadow,
    'stroke-width': radius * 0.33,
    'stroke-linecap': 'round',
    opacity: ink.shadowOpacity,
  };
  const standing = [...rocks, ...hills, ...trees].sort((a, b) => a.y - b.y);
  return group(
    { 'data-layer': 'relief' },
    (scene.near ? paintMeadow(scene, site) : '') +
      paintMarsh(scene) +
      path(trees.map(({ shadow }) => shadow).join(''), shadows) +
      standing.map(({ svg }) => svg).join(''),
  );
}
