import { shift } from '../../../../art/draw/geometry.ts';
import { random } from '../../../../art/draw/random.ts';
import { num, path, polygon } from '../../../../art/draw/svg.ts';
import type { Scene } from './scene.ts';

/** Quays of planks; moles are the same in stone. */
export const paintDocks = (scene: Scene): string =>
  scene
    .of('dock')
    .map((hex) => dock(scene, hex))
    .join('');

function dock(scene: Scene, hex: string): string {
  const { ink, radius, layout } = scene;
  const stone = scene.map.moles?.includes(hex) ?? false;
  const fill = stone ? ink.mole : ink.plank;
  const stroke = stone ? ink.stoneDark : ink.plankDark;
  const shadow = layout.corners(hex, 0.96).map((p) => shift(p, radius * 0.07, radius * 0.1));
  return (
    polygon(shadow, { fill: ink.shadow, opacity: ink.shadowOpacity }) +
    polygon(layout.corners(hex, 0.95), { fill, stroke, 'stroke-width': radius * 0.05 }) +
    (scene.near ? path(boards(scene, hex), { stroke, 'stroke-width': radius * 0.022, opacity: 0.6 }) : '')
  );
}

function boards(scene: Scene, hex: string): string {
  const { radius, layout } = scene;
  const at = layout.centre(hex);
  const gap = layout.height / 14.4;
  let d = '';
  for (let k = -6; k <= 6; k++) {
    const y = at.y + k * gap;
    const half = radius * 0.93 * (1 - Math.abs(k) / 14.2);
    const next = random(k + 40);
    d += `M${num(at.x - half)} ${num(y)}H${num(at.x + half)}`;
    for (let joint = 0; joint < 3; joint++) {
      d += `M${num(at.x - half + next() * 2 * half)} ${num(y)}v${num(gap)}`;
    }
  }
  return d;
}
