import { blend } from '../../../../art/draw/curve.ts';
import { midpoint, shift } from '../../../../art/draw/geometry.ts';
import { random } from '../../../../art/draw/random.ts';
import { group, line, outline, path } from '../../../../art/draw/svg.ts';
import type { Scene } from './scene.ts';

/** Hachures to a hexside. */
const STROKES = 9;

/** A scarp on each ridge hexside: a dark crest, and strokes that fall towards the low side. */
export function paintRidges(scene: Scene): string {
  const { ink, radius, layout } = scene;
  let crests = '';
  let strokes = '';
  let shade = '';
  for (const { high, low } of scene.map.ridges) {
    const [a, b] = layout.between(high, low);
    const middle = midpoint(a, b);
    const foot = layout.centre(low);
    const away = Math.hypot(foot.x - middle.x, foot.y - middle.y);
    const down = { x: (foot.x - middle.x) / away, y: (foot.y - middle.y) / away };
    const below = (at: typeof a, length: number) =>
      shift(at, down.x * length * radius, down.y * length * radius);
    const next = random(high + low);
    crests += line(a, b);
    shade += outline([a, b, below(blend(b, a, 0.06), 0.24), below(blend(a, b, 0.06), 0.24)]);
    for (let k = 0; k < STROKES; k++) {
      const at = blend(a, b, (k + 0.5) / STROKES);
      strokes += line(at, below(at, (k % 2 === 0 ? 0.26 : 0.15) + next() * 0.07));
    }
  }
  return group(
    { 'data-layer': 'ridges' },
    path(shade, { fill: ink.ridgeShade, opacity: 0.34 }) +
      path(strokes, { stroke: ink.ridge, 'stroke-width': radius * 0.045 }) +
      path(crests, {
        stroke: ink.ridge,
        'stroke-width': radius * 0.115,
        'stroke-linecap': 'round',
        'data-part': 'crests',
      }),
  );
}
