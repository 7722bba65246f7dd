import { mix } from '../../../../art/draw/colour.ts';
import { type Point, shift } from '../../../../art/draw/geometry.ts';
import { circle, dashes, group, num, outline, path, polygon, tag } from '../../../../art/draw/svg.ts';
import type { Scene } from './scene.ts';

/** A tower fills its hex: merlons around a paved floor, a turret at each corner. The citadel has roofs. */
export const paintTowers = (scene: Scene): string =>
  scene
    .of('tower')
    .map((hex) => floor(scene, hex) + turrets(scene, hex) + (isCitadel(scene, hex) ? keep(scene, hex) : ''))
    .join('');

const isCitadel = (scene: Scene, hex: string): boolean => hex === scene.map.citadel;

function floor(scene: Scene, hex: string): string {
  const { ink, radius, layout } = scene;
  const wall = layout.corners(hex, 0.8);
  const merlons = { 'stroke-width': radius * 0.07, 'stroke-dasharray': dashes(radius * 0.1, radius * 0.08) };
  const base = { fill: ink.stoneDark, stroke: ink.stoneDark, 'stroke-linejoin': 'round' };
  const shadow = wall.map((p) => shift(p, radius * 0.168, radius * 0.24));
  return (
    polygon(shadow, { fill: ink.shadow, opacity: ink.shadowOpacity }) +
    polygon(wall, { ...base, 'stroke-width': radius * 0.1 }) +
    polygon(wall, { fill: ink.stone, stroke: ink.stoneLight, ...merlons }) +
    polygon(layout.corners(hex, 0.66), { fill: ink.stoneDark }) +
    polygon(layout.corners(hex, 0.62), { fill: `url(#${scene.id('tower')})` }) +
    (scene.near ? flagstones(scene, hex) : '')
  );
}

function flagstones(scene: Scene, hex: string): string {
  const { radius, layout, ink } = scene;
  const at = layout.centre(hex);
  const clip = scene.id(`floor-${hex}`);
  let d = '';
  for (let k = -2; k <= 2; k++) {
    const y = num(at.y + k * radius * 0.2);
    d += `M${num(at.x - radius * (0.5 - Math.abs(k) * 0.1))} ${y}h${num(radius * (1 - Math.abs(k) * 0.2))}`;
    const bond = k % 2 === 0 ? 0 : 0.11;
    for (let z = -2; z <= 2; z++)
      d += `M${num(at.x + radius * (z * 0.22 + bond))} ${y}v${num(-radius * 0.2)}`;
  }
  const joints = { stroke: ink.stoneDark, 'stroke-width': radius * 0.02, opacity: 0.35 };
  return (
    tag('clipPath', { id: clip }, tag('path', { d: outline(layout.corners(hex, 0.62)) })) +
    path(d, { 'clip-path': `url(#${clip})`, ...joints })
  );
}

function turrets(scene: Scene, hex: string): string {
  const { ink, radius, layout } = scene;
  const citadel = isCitadel(scene, hex);
  const roof = ink.roofsWest[0];
  const fill = citadel ? roof : ink.stone;
  const glint = citadel ? mix(roof, '#ffffff', 0.3) : ink.stoneLight;
  const turret = (at: Point) =>
    circle(shift(at, radius * 0.07, radius * 0.1), radius * 0.15, { fill: ink.shadow, opacity: 0.3 }) +
    circle(at, radius * (citadel ? 0.19 : 0.14), {
      fill,
      stroke: ink.stoneDark,
      'stroke-width': radius * 0.035,
    }) +
    circle(shift(at, -radius * 0.03, -radius * 0.03), radius * (citadel ? 0.08 : 0.06), { fill: glint });
  return layout.corners(hex, 0.8).map(turret).join('');
}

/** The six-sided roof of the citadel. */
function keep(scene: Scene, hex: string): string {
  const { ink, radius, layout } = scene;
  const at = layout.centre(hex);
  const eaves = layout.corners(hex, 0.4);
  const shadow = polygon(
    eaves.map((p) => shift(p, radius * 0.07, radius * 0.1)),
    { fill: ink.shadow, opacity: 0.4 },
  );
  const slopes = eaves.map((corner, i) => {
    const lit = i >= 2 && i < 5;
    const fill = mix(ink.roofsWest[1], lit ? '#ffffff' : '#000000', lit ? 0.16 : 0.12);
    return polygon([at, corner, eaves[(i + 1) % 6]], { fill });
  });
  return shadow + group({ stroke: ink.stoneDark, 'stroke-width': radius * 0.02 }, slopes.join(''));
}
