import { circle, group, path, translate } from '../../../../art/draw/svg.ts';
import { type IconName, icon } from '../../../../art/icons.ts';
import type { TroopFace } from './faces.ts';
import { FIGURE, figure, STRIP } from './type.ts';

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

const heart = (name: IconName, x: number, y: number): string =>
  group(
    { transform: translate(x, y) },
    circle(O, 14, { fill: STRIP, stroke: '#7d120c', 'stroke-width': 2.5 }) + icon(name, 21, '#b3201a'),
  );

/** Everything in the corners of a counter: arrow or wound on the left, hit points or tick on the right. */
export function cornerMarks(unit: TroopFace, shoots: boolean, ink: string, edge: string): string {
  const marks: string[] = [];
  if (unit.hitPoints !== undefined && !unit.acted) {
    const at = { x: 37, y: -36 };
    marks.push(circle(at, 11.5, { fill: STRIP, stroke: edge, 'stroke-width': 2 }));
    marks.push(figure(unit.hitPoints, at.x, at.y + 5.6, 16, FIGURE));
  }
  if (unit.wounded) marks.push(heart('half-heart', -38, -36));
  else if (shoots) marks.push(icon('broadhead-arrow', 22, ink, -49, -46));
  if (unit.killer) marks.push(heart('bleeding-heart', -38, shoots || unit.wounded ? -4 : -36));
  if (unit.acted) marks.push(actedMark(38, -36));
  return marks.join('');
}
