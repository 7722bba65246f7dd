import { jitter } from '../../../../art/draw/colour.ts';
import { random, spread } from '../../../../art/draw/random.ts';
import { box } from '../../../../art/draw/svg.ts';
import { inkOf, type Look } from './look.ts';

/** Broken stones strewn over a field of that half size around the origin. */
export function rubble(look: Look, seed: string, width: number, height: number, count: number): string {
  const next = random(seed);
  const { stone, stoneDark } = inkOf(look);
  const grey = look.build === 'wood' ? '#8c6236' : stone;
  return Array.from({ length: count }, () => {
    const at = { x: spread(next, 2 * width), y: spread(next, 2 * height) };
    const size = look.radius * (0.03 + next() * 0.045);
    const turn = `rotate(${Math.round(next() * 180)} ${at.x.toFixed(1)} ${at.y.toFixed(1)})`;
    const fill = jitter(grey, next, 0.25);
    return box(at, size, size * 0.65, { fill, stroke: stoneDark, 'stroke-width': 0.6, transform: turn });
  }).join('');
}
