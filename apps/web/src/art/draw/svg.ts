import type { Point } from './geometry.ts';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One digit after the point is enough on the board; thin strokes keep two. */
export function num(value: number): string {
  const size = Math.abs(value);
  const steps = size < 2 ? 100 : 10;
  const count = Math.round(size * steps);
  if (count % steps === 0) return String((value < 0 ? -count : count) / steps);
  // Joining two small whole numbers is several times faster than printing a fraction.
  const rest = count % steps;
  const tenths = steps === 10 || rest % 10 === 0;
  const digits = tenths ? String(steps === 10 ? rest : rest / 10) : String(rest).padStart(2, '0');
  const text = `${Math.floor(count / steps)}.${digits}`;
  return value < 0 ? `-${text}` : text;
}

function written(attributes: Attributes): string {
  let text = '';
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined) text += ` ${key}="${typeof value === 'number' ? num(value) : value}"`;
  }
  return text;
}

export function tag(name: string, attributes: Attributes, content = ''): string {
  const start = `<${name}${written(attributes)}`;
  return content === '' ? `${start}/>` : `${start}>${content}</${name}>`;
}

export const group = (attributes: Attributes, content: string): string => tag('g', attributes, content);

/** A document with a part of the plane; fills its drawn size, which may be a fraction off one way. */
export const sheet = (x: number, y: number, width: number, height: number, content: string): string =>
  tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: [x, y, width, height].map(num).join(' '),
      preserveAspectRatio: 'none',
    },
    content,
  );

export const path = (d: string, attributes: Attributes): string =>
  d === '' ? '' : tag('path', { d, ...attributes });

export const circle = (at: Point, r: number, attributes: Attributes): string =>
  `<circle cx="${num(at.x)}" cy="${num(at.y)}" r="${num(r)}"${written(attributes)}/>`;

/** A rectangle given by its middle and half its sides. */
export const box = (at: Point, halfWidth: number, halfHeight: number, attributes: Attributes): string =>
  tag('rect', {
    x: at.x - halfWidth,
    y: at.y - halfHeight,
    width: 2 * halfWidth,
    height: 2 * halfHeight,
    ...attributes,
  });

export const spot = (point: Point): string => `${num(point.x)} ${num(point.y)}`;

export const line = (from: Point, to: Point): string => `M${spot(from)}L${spot(to)}`;

export const polyline = (points: readonly Point[]): string => `M${points.map(spot).join('L')}`;

/** A closed outline; the corners after the first are relative, which is shorter. */
export function outline(points: readonly Point[]): string {
  let text = `M${spot(points[0])}l`;
  for (let i = 1; i < points.length; i++) {
    const x = num(points[i].x - points[i - 1].x);
    const y = num(points[i].y - points[i - 1].y);
    text += (i > 1 && !x.startsWith('-') ? ' ' : '') + x + (y.startsWith('-') ? y : ` ${y}`);
  }
  return `${text}z`;
}

export const polygon = (points: readonly Point[], attributes: Attributes): string =>
  path(outline(points), attributes);

/** A round dot, when the path is stroked with round caps; the stroke width is its size. */
export const dot = (at: Point): string => `M${spot(at)}h.01`;

/** A pattern for `stroke-dasharray`. */
export const dashes = (...lengths: readonly number[]): string => lengths.map(num).join(' ');

export const translate = (x: number, y: number): string => `translate(${num(x)} ${num(y)})`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const text = (content: string, attributes: Attributes): string =>
  tag(
    'text',
    attributes,
    content.replace(/[&<>"]/g, (sign) => ESCAPES[sign]),
  );
