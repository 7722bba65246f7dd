import { circle, group, translate } from '../draw/svg.ts';
import { FIGURE, figure, STRIP } from './type.ts';

/** Units per radius: a counter is 1.2 radii and 100 units wide. */
const UNITS_PER_RADIUS = 100 / 1.2;
const RIGHT = 0.1 * UNITS_PER_RADIUS;
const UP = 0.11 * UNITS_PER_RADIUS;
/** So many counters below the top one show their edges. */
const MOST_EDGES = 4;

/** Stacked counters, the first on top; the others show their edges to the north-east. */
export function pile(counters: readonly string[]): string {
  const shown = counters
    .slice(0, MOST_EDGES + 1)
    .map((counter, i) => (i === 0 ? counter : group({ transform: translate(i * RIGHT, -i * UP) }, counter)));
  return shown.reverse().join('');
}

/** How many counters are here, outside the lower right corner and clear of the move figure. */
export function countBadge(count: number): string {
  const r = 0.19 * UNITS_PER_RADIUS;
  const at = { x: 57, y: 57 };
  const disc = circle(at, r, { fill: STRIP, stroke: FIGURE, 'stroke-width': 3 });
  return disc + figure(count, at.x, at.y + 7.5, 23, FIGURE);
}
