import { inHex, shift } from '../../../../../art/draw/geometry.ts';
import { random, spread } from '../../../../../art/draw/random.ts';
import { group, num, path, spot, tag } from '../../../../../art/draw/svg.ts';
import type { Scene } from '../scene.ts';

/** Pools, reeds and lines of still water. */
export function paintMarsh(scene: Scene): string {
  const { ink, radius, near } = scene;
  const pools: string[] = [];
  let reeds = '';
  let water = '';
  for (const { hex, structure } of scene.of('marsh')) {
    const next = random(`${hex}w`);
    const centre = scene.layout.centre(hex);
    for (let i = 0; i < 4; i++) {
      const { x, y } = shift(centre, spread(next, 1.3 * radius), spread(next, 1.3 * radius));
      pools.push(
        tag('ellipse', {
          cx: x,
          cy: y,
          rx: radius * (0.12 + next() * 0.2),
          ry: radius * (0.05 + next() * 0.06),
        }),
      );
    }
    for (let i = 0; i < (near ? 11 : 8); i++) {
      const at = shift(centre, spread(next, 1.5 * radius), spread(next, 1.4 * radius));
      if (!inHex(centre, radius * 0.92, at) || (structure && inHex(centre, radius * 0.5, at))) continue;
      const s = radius * (0.85 + next() * 0.4);
      reeds += `M${spot(at)}l${num(-s * 0.07)} ${num(-s * 0.16)}M${spot(at)}v${num(-s * 0.22)}M${spot(at)}l${num(s * 0.07)} ${num(-s * 0.16)}`;
      water += `M${spot(shift(at, -radius * 0.16, radius * 0.02))}h${num(radius * 0.32)}`;
    }
  }
  return (
    group({ fill: ink.pool, opacity: 0.55 }, pools.join('')) +
    path(water, { stroke: ink.pool, 'stroke-width': radius * 0.045, 'stroke-linecap': 'round' }) +
    path(reeds, { stroke: ink.reed, 'stroke-width': radius * 0.042, 'stroke-linecap': 'round' })
  );
}
