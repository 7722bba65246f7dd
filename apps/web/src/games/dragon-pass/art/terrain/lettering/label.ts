import { sampleThrough } from '../../../../../art/draw/curve.ts';
import type { Point } from '../../../../../art/draw/geometry.ts';
import { type Attributes, path, polyline, tag, text } from '../../../../../art/draw/svg.ts';
import { type Box, boxAround } from './boxes.ts';
import { type Face, letterWidths, styleOf, widthOf } from './faces.ts';

/** Words set on the map, and the room they take. */
export interface Label {
  readonly words: string;
  readonly boxes: readonly Box[];
  readonly svg: string;
}

export interface Setting {
  readonly words: string;
  readonly face: Face;
  readonly size: number;
  readonly fill: string;
  /** None where much is written large over the land: to draw round so many old letters takes long. */
  readonly halo: string | null;
}

const inked = ({ face, size, fill, halo }: Setting, haloWidth: number): Attributes => ({
  ...styleOf(face),
  'font-size': size,
  fill,
  ...(halo !== null && { stroke: halo, 'stroke-width': size * haloWidth }),
});

/** Words in a straight line around a point on their base line. */
export function straight(setting: Setting, at: Point): Label {
  const { words, face, size } = setting;
  const half = (widthOf(face, words) * size) / 2;
  return {
    words,
    boxes: [boxAround({ x: at.x, y: at.y - size * 0.3 }, half + size * 0.06, size * 0.42)],
    svg: text(words, { x: at.x, y: at.y, ...inked(setting, 0.24) }),
  };
}

/** Letters are spaced to fill the land, but never so far that a word falls apart. */
const LEAST_SPACING = 0.1;
const MOST_SPACING = 0.5;
/** Of the way they are set along. */
const FILLED = 0.92;

/** Words along a curve through the points, spaced out over it; smaller where it is too short for them. */
export function curved(setting: Setting, id: string, through: readonly Point[]): Label {
  const { words, face } = setting;
  const way = sampleThrough(through, 8);
  const room = lengthOf(way) * FILLED;
  const letters = letterWidths(face, words);
  const bare = letters.reduce((sum, width) => sum + width, 0);
  const size = Math.min(setting.size, room / (bare + LEAST_SPACING * letters.length));
  const free = (room / size - bare) / letters.length;
  const spacing = Math.min(MOST_SPACING, Math.max(LEAST_SPACING, free));
  const length = (bare + spacing * letters.length) * size;
  let along = (lengthOf(way) - length) / 2;
  const boxes = letters.map((width) => {
    const at = pointAt(way, along + (width * size) / 2);
    along += (width + spacing) * size;
    return boxAround({ x: at.x, y: at.y - size * 0.25 }, size * Math.max(0.3, width / 2), size * 0.42);
  });
  const onPath = tag('textPath', { href: `#${id}`, startOffset: '50%' }, escaped(words));
  const style = {
    ...inked({ ...setting, size }, 0.2),
    'letter-spacing': spacing * size,
    'stroke-opacity': 0.72,
  };
  return {
    words,
    boxes,
    svg: path(polyline(way), { id, fill: 'none', stroke: 'none' }) + tag('text', style, onPath),
  };
}

const escaped = (words: string): string => words.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export function lengthOf(way: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < way.length; i++) length += Math.hypot(way[i].x - way[i - 1].x, way[i].y - way[i - 1].y);
  return length;
}

/** The point that far along the way; before its start and after its end it goes straight on. */
export function pointAt(way: readonly Point[], distance: number): Point {
  let left = distance;
  for (let i = 1; ; i++) {
    const [a, b] = [way[i - 1], way[i]];
    const step = Math.hypot(b.x - a.x, b.y - a.y);
    if (left <= step || i === way.length - 1) {
      const share = step === 0 ? 0 : left / step;
      return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
    }
    left -= step;
  }
}
