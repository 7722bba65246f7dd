import { circle, group, path, translate } from '../draw/svg.ts';
import { STRIP } from './type.ts';

const O = { x: 0, y: 0 };

/** A tick on a dark disc: has done what it may do. */
export const actedMark = (x: number, y: number): string =>
  group(
    { transform: translate(x, y) },
    circle(O, 13, { fill: '#3a342a', stroke: STRIP, 'stroke-width': 2.5 }) +
      path('M-6 0l4.5 5L7-5', { stroke: STRIP, 'stroke-width': 3.6, fill: 'none' }),
  );

/** Claw marks on a red disc: berserk. */
export const berserkMark = (x: number, y: number): string =>
  group(
    { transform: translate(x, y) },
    circle(O, 15, { fill: '#a3150f', stroke: STRIP, 'stroke-width': 3 }) +
      path('M-9 8Q-5-2-4-9M-2 10Q2-1 3-10M5 9Q8 1 9-6', {
        stroke: STRIP,
        'stroke-width': 3.6,
        'stroke-linecap': 'round',
        fill: 'none',
      }),
  );
