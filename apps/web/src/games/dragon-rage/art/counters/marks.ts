import { actedMark } from '../../../../art/counters/marks.ts';
import { FIGURE, figure, STRIP } from '../../../../art/counters/type.ts';
import { circle, group, translate } from '../../../../art/draw/svg.ts';
import { type IconName, icon } from '../icons.ts';
import type { TroopFace } from './faces.ts';

const O = { x: 0, y: 0 };

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
