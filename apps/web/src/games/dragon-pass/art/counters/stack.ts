import type { Level } from '../../../../art/counters/level.ts';
import { pile } from '../../../../art/counters/stack.ts';
import { FIGURE, figure, STRIP } from '../../../../art/counters/type.ts';
import { box, circle, group } from '../../../../art/draw/svg.ts';
import type { Theme } from '../../../../art/themes.ts';
import { paintFace } from './counter.ts';
import { bodyId, weaveId } from './defs.ts';
import { type Face, isBack } from './faces.ts';
import { liveryPalette } from './livery.ts';

const O = { x: 0, y: 0 };

/** A stack from the top down: the first face whole, of the others their edges, and how many there are. */
export function paintStack(faces: readonly Face[], theme: Theme, level: Level): string {
  const counters = faces.map((face, i) => (i === 0 ? paintFace(face, theme, level) : paintEdge(face, theme)));
  return pile(counters) + (faces.length > 1 ? paintCount(faces.length, level) : '');
}

/** The visible part of a counter below others: its colour, and the weave if it is hidden. */
export function paintEdge(face: Face, theme: Theme): string {
  const { livery } = face;
  const fill = isBack(face) ? weaveId(theme, livery) : bodyId(theme, livery, face.acted ?? false);
  const { edge } = liveryPalette(livery, theme);
  return box(O, 50, 50, { rx: 9, fill: `url(#${fill})`, stroke: edge, 'stroke-width': 3.4 });
}

/** On small counters the number is larger, for it is all there is to read. */
const BADGE: Readonly<Record<Level, number>> = { block: 1.9, middle: 1.35, full: 1, named: 1 };

/** The number of counters in a stack, over the top one's lower right corner, clear of its move figure. */
export function paintCount(count: number, level: Level): string {
  const disc = circle(O, 16, { fill: FIGURE, stroke: STRIP, 'stroke-width': 3 });
  const shown = figure(count, 0, count > 9 ? 6.5 : 7.5, count > 9 ? 19 : 23, STRIP);
  return group({ transform: `translate(55 55) scale(${BADGE[level]})` }, disc + shown);
}
