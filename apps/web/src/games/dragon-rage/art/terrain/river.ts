import { jitter, mix } from '../../../../art/draw/colour.ts';
import { BEARINGS, neighbours, polar, shift } from '../../../../art/draw/geometry.ts';
import { random, spread } from '../../../../art/draw/random.ts';
import { box, group, line, num, path, tag } from '../../../../art/draw/svg.ts';
import { around, type Scene } from './scene.ts';

/** The river runs from centre to centre, and on past the edge of the map. */
export function paintRiver(scene: Scene): string {
  const { ink, layout } = scene;
  const course = courses(scene).join('');
  if (course === '') return '';
  const ribbon = (stroke: string, width: number, more = {}) =>
    path(course, { stroke, 'stroke-width': layout.height * width, ...more });
  const water = [
    ribbon(ink.bank, 0.93),
    ribbon(mix(ink.river, ink.foam, 0.35), 0.83),
    ribbon(ink.river, 0.76),
    ribbon(ink.riverDeep, 0.42, { filter: `url(#${scene.id('smooth')})`, opacity: 0.85 }),
  ];
  const lines = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return group(lines, water.join(''));
}

function courses(scene: Scene): string[] {
  const { layout } = scene;
  const pieces = new Map<string, string>();
  for (const hex of scene.of('river', 'bridge', 'ford')) {
    for (const next of around(scene, hex).filter(scene.isWater)) {
      const key = hex < next ? hex + next : next + hex;
      if (!pieces.has(key)) pieces.set(key, line(layout.centre(hex), layout.centre(next)));
    }
  }
  const mouths = scene.of('river', 'bridge').map((hex) => overEdge(scene, hex));
  return [...pieces.values(), ...mouths];
}

/** The stretch from the last hex of a river out of the map, as straight as it can run. */
function overEdge(scene: Scene, hex: string): string {
  const ring = neighbours(hex);
  const directions = ring.map((_, i) => i);
  const wet = directions.filter((i) => scene.isOn(ring[i]) && scene.isWater(ring[i]));
  const off = directions.filter((i) => !scene.isOn(ring[i]));
  if (wet.length !== 1 || off.length === 0) return '';
  const bend = (i: number) => Math.abs(((i - wet[0] + 6) % 6) - 3);
  const out = off.reduce((best, i) => (bend(i) < bend(best) ? i : best));
  const at = scene.layout.centre(hex);
  return line(at, polar(at, scene.layout.height, BEARINGS[out]));
}

/** Small strokes that show the current. */
export function paintCurrent(scene: Scene): string {
  const { radius, ink } = scene;
  let d = '';
  for (const hex of scene.of('river', 'bridge')) {
    const next = random(`${hex}r`);
    for (let i = 0; i < 4; i++) {
      const at = shift(scene.layout.centre(hex), spread(next, radius * 0.8), spread(next, radius * 1.3));
      d += `M${num(at.x)} ${num(at.y)}q${num(radius * 0.06)} ${num(radius * 0.12)} 0 ${num(radius * 0.26)}`;
    }
  }
  return path(d, { stroke: ink.foam, 'stroke-width': radius * 0.03, fill: 'none', opacity: 0.5 });
}

/** Shallow water with stones to step on. */
export function paintFords(scene: Scene): string {
  const { radius, ink } = scene;
  return scene
    .of('ford')
    .map((hex) => {
      const at = scene.layout.centre(hex);
      const next = random(9);
      const shallows = box(at, radius * 0.9, radius * 0.42, {
        rx: radius * 0.3,
        fill: mix(ink.river, ink.foam, 0.55),
        opacity: 0.9,
      });
      const stones = Array.from({ length: 22 }, () => {
        const size = radius * (0.04 + next() * 0.05);
        const spot = shift(at, spread(next, radius * 1.6), spread(next, radius * 0.7));
        const fill = jitter(ink.mole, next, 0.2);
        const rim = { stroke: ink.stoneDark, 'stroke-width': 0.5 };
        return tag('ellipse', { cx: spot.x, cy: spot.y, rx: size * 1.2, ry: size, fill, ...rim });
      });
      return shallows + stones.join('');
    })
    .join('');
}
