import { neighbours, shift } from '../../../../art/draw/geometry.ts';
import { random, spread } from '../../../../art/draw/random.ts';
import { group, line, num, outline, path } from '../../../../art/draw/svg.ts';
import { around, type Scene } from './scene.ts';

/** Widths in radii and strengths of the lines that follow the coast. */
const WATER_LINING = [
  { width: 1.35, opacity: 0.16, gap: 1.28 },
  { width: 1, opacity: 0.22, gap: 0.94 },
  { width: 0.68, opacity: 0.32, gap: 0.63 },
  { width: 0.4, opacity: 0.55, gap: null },
];

export function paintSea(scene: Scene): string {
  const { ink } = scene;
  const water = path(shapeOf(scene, scene.of('sea')), { fill: ink.sea });
  if (water === '') return '';
  const inside = { 'clip-path': `url(#${scene.id('sea')})`, fill: 'none', 'stroke-linecap': 'round' };
  return water + group(inside, deep(scene) + coast(scene) + (scene.near ? waves(scene) : ''));
}

/** A little larger than the hexes, to show no seam between them. */
const shapeOf = ({ layout }: Scene, hexes: readonly string[]): string =>
  hexes.map((hex) => outline(layout.corners(hex, 1.02))).join('');

/** Only far from the land. */
function deep(scene: Scene): string {
  const far = scene.of('sea').filter((hex) => around(scene, hex).every((n) => scene.terrain(n) === 'sea'));
  return path(shapeOf(scene, far), { fill: scene.ink.seaDeep, filter: `url(#${scene.id('soft')})` });
}

function coast(scene: Scene): string {
  const { ink, radius } = scene;
  let shore = '';
  for (const hex of scene.of('sea')) {
    neighbours(hex).forEach((next, direction) => {
      if (scene.isOn(next) && !scene.isWater(next)) shore += line(...scene.layout.side(hex, direction));
    });
  }
  const band = (stroke: string, width: number, opacity?: number) =>
    path(shore, { stroke, 'stroke-width': radius * width, opacity });
  const lining = WATER_LINING.map(
    ({ width, opacity, gap }) =>
      band(ink.waterLining, width, opacity) + (gap === null ? '' : band(ink.sea, gap, 0.75)),
  );
  return lining.join('') + band(ink.foam, 0.2);
}

function waves(scene: Scene): string {
  const { radius } = scene;
  const s = radius * 0.13;
  const crest = `q${num(s * 0.5)} ${num(-s * 0.6)} ${num(s)} 0`;
  let d = '';
  for (const hex of scene.of('sea')) {
    const next = random(`${hex}w`);
    for (let i = 0; i < 3; i++) {
      const at = shift(scene.layout.centre(hex), spread(next, radius * 1.3), spread(next, radius * 1.3));
      d += `M${num(at.x - s)} ${num(at.y)}${crest}${crest}`;
    }
  }
  return path(d, { stroke: scene.ink.waterLining, 'stroke-width': radius * 0.035, opacity: 0.6 });
}
