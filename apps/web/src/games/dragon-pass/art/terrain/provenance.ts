import { shift } from '../../../../art/draw/geometry.ts';
import { circle, group, line, path } from '../../../../art/draw/svg.ts';
import type { Scene } from './scene.ts';

/** How far apart the strokes are, in radii. */
const GAP = 0.36;

/**
 * Shows which hexes rules or named sources confirm, and which are ours: ours are hatched, hexes fixed by the
 * rules have a full point, corrected ones a ring.
 */
export function paintProvenance({ map, layout, radius, ink }: Scene): string {
  let hatches = '';
  const points: string[] = [];
  for (const { hex, provenance } of map.hexes) {
    const at = layout.centre(hex);
    if (provenance === 'reconstructed') {
      for (const step of [-1, 0, 1]) {
        const middle = shift(at, step * GAP * radius, step * GAP * radius);
        const half = radius * (step === 0 ? 0.56 : 0.4);
        hatches += line(shift(middle, -half, half), shift(middle, half, -half));
      }
      continue;
    }
    if (provenance === 'source') continue;
    const fill = provenance === 'rules' ? ink.inferred : 'none';
    const rim = { fill, stroke: ink.labelHalo, 'stroke-width': radius * 0.04 };
    const mark = shift(at, radius * 0.58, 0);
    points.push(
      circle(mark, radius * 0.12, { ...rim, 'data-known': hex }) +
        (fill === 'none'
          ? circle(mark, radius * 0.1, { fill, stroke: ink.inferred, 'stroke-width': radius * 0.06 })
          : ''),
    );
  }
  const strokes = {
    stroke: ink.inferred,
    'stroke-width': radius * 0.035,
    opacity: 0.3,
    'data-part': 'inferred',
  };
  return group({ 'data-layer': 'provenance' }, path(hatches, strokes) + points.join(''));
}
